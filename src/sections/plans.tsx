/** Support plans side by side. */
import { Badge, Card } from "react-bootstrap";
import type { Plans as PlansData } from "../page.ts";
import { Unbroken } from "../shell/unbroken.tsx";
import { Action } from "./action.tsx";
import { Frame } from "./frame.tsx";
import { Points } from "./points.tsx";

/** Renders the plans. */
export function Plans({ section }: { section: PlansData }) {
  const { id, title, text, items } = section;
  return (
    <Frame kind="plans" id={id} title={title} text={text}>
      <ul className="plans">
        {items.map((plan) => (
          <Card as="li" className={plan.popular ? "plan plan-popular" : "plan"} key={plan.name}>
            {plan.popular && (
              <Badge as="p" bg="" className="plan-flag">
                Most Popular
              </Badge>
            )}
            <h3>{plan.name}</h3>
            <p className="plan-price">{plan.price}</p>
            <p>
              <Unbroken text={plan.description} />
            </p>
            <Points points={plan.features} />
            <p className="actions">
              <Action link={plan.action} first={plan.popular === true} />
            </p>
          </Card>
        ))}
      </ul>
    </Frame>
  );
}
