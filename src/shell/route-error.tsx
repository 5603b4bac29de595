/** What a route that fails shows (the spec's section 8, "Routing errors"). */
import { Container } from "react-bootstrap";
import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { LinkButton } from "./link-button.tsx";

/** The page's heading (the spec's words). */
export const errorHeading = "Unexpected Application Error!";

/** The status or the message of whatever was thrown. */
function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** Draws the error. */
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
