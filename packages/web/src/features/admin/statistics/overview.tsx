import { ViewHeading } from "../lists/view-heading.tsx";
import { Charts } from "./charts.tsx";
import { PaymentFigures } from "./payment-figures.tsx";
import { PeopleFigures } from "./people-figures.tsx";
import { statisticsStrings } from "./strings.ts";

/** Shows the current numbers of the product and its charts. */
export function Overview() {
  return (
    <>
      <ViewHeading title={statisticsStrings.statistics}>{statisticsStrings.whereThingsStandNow}</ViewHeading>
      <div className="grid gap-6">
        <PeopleFigures />
        <PaymentFigures />
        <Charts />
      </div>
    </>
  );
}
