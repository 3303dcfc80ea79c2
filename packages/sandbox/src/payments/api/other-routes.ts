import { customerOfClock, moveClock, testClock } from "../clock.ts";
import { customerWithId } from "../customers.ts";
import { createPortalSession } from "../portal.ts";
import { noSuch } from "../refusal.ts";
import { rowWith } from "../state.ts";
import type { World } from "../world.ts";
import { isWithin, pageFields, pageOf } from "./list-page.ts";
import { need } from "./read-params.ts";
import { get, post } from "./routes.ts";

/** The API routes for the billing portal, events and test clocks. */
export const otherRoutes = [
  post(
    "/v1/billing_portal/sessions",
    { customer: "text", locale: "text", return_url: "text" },
    (world, { locale, return_url: returnUrl, ...given }) => {
      const customer = customerWithId(world, need(given, "customer"), "customer");
      return createPortalSession(world, customer, { locale, returnUrl });
    },
  ),

  get(
    "/v1/events",
    { ...pageFields, created: "range", type: "text", types: "texts" },
    ({ state }, { created, type, types, ...page }) => {
      const wanted = type === undefined ? types : [type];
      const rows = Object.values(state.events).filter(
        (one) => (wanted === undefined || wanted.includes(one.type)) && isWithin(one.created, created),
      );
      return pageOf("/v1/events", rows, page);
    },
  ),
  get("/v1/events/:id", {}, ({ state }, _, id) => rowWith("event", state.events, id)),

  get("/v1/test_helpers/test_clocks/:id", {}, (world, _, id) => testClock(world, ownerOf(world, id))),
  post("/v1/test_helpers/test_clocks/:id/advance", { frozen_time: "integer" }, (world, given, id) => {
    const customerId = ownerOf(world, id);
    moveClock(world, customerId, need(given, "frozen_time"));
    return testClock(world, customerId);
  }),
];

function ownerOf(world: World, clockId: string): string {
  const customerId = customerOfClock(world, clockId);
  if (customerId === undefined) throw noSuch("billing clock", clockId);
  return customerId;
}
