/** The page of a route that failed (the spec's section 8, "Routing errors"). */
import { Container } from "react-bootstrap";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { LinkButton } from "./link-button.tsx";

/** The page's heading (the spec's words). */
export const errorHeading = "Unexpected Application Error!";

/** The status or message of the error. */
function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** Renders the error. */
export function RouteError() {
  return (
    <Container className="not-found">
      <h1>{errorHeading}</h1>
      <p className="lead">{errorMessage(useRouteError())}</p>
      <p>
        <LinkButton href="/">Return to Home</LinkButton>
      </p>
    </Container>
  );
}
