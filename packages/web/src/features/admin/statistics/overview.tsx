import { ViewHeading } from "../parts/view-heading.tsx";
import { Charts } from "./charts.tsx";
import { PaymentFigures } from "./payment-figures.tsx";
import { PeopleFigures } from "./people-figures.tsx";

/** Where the product stands, and how it came there. */
export function Overview() {
  return (
    <>
      <ViewHeading title="Overview">Where things stand now, and how they went over time.</ViewHeading>
      <div className="grid gap-6">
        <PeopleFigures />
        <PaymentFigures />
        <Charts />
      </div>
    </>
  );
}
