import type { BillingEvent, listBillingEvents, replayBillingEvent } from "@rewright/contract/admin/payments";
import { RotateCcw } from "lucide-react";
import { call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Badge } from "../fields/badge.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { RawValue } from "../fields/raw-value.tsx";
import { count } from "../fields/total.ts";
import { ListActions } from "../lists/action-line.tsx";
import type { Column } from "../lists/data-table.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { type AdminActions, useAdminActions } from "../lists/use-admin-actions.ts";
import { useAdminList } from "../lists/use-admin-list.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { paymentsStrings } from "./strings.ts";

const filters = ["state"];

const columnsFor = ({ busy, run }: AdminActions): readonly Column<BillingEvent>[] => [
  { id: "type", header: "Event", cell: ({ type }) => <RawValue value={type} /> },
  {
    id: "state",
    header: "Status",
    cell: ({ processed_at }) =>
      processed_at ? (
        <Badge look="good">{paymentsStrings.done}</Badge>
      ) : (
        <Badge look="warning">{paymentsStrings.open}</Badge>
      ),
  },
  {
    id: "replay",
    header: paymentsStrings.replay,
    cell: ({ id, type, processed_at }) => (
      <Button
        size="small"
        look={processed_at ? "plain" : "quiet"}
        aria-label={paymentsStrings.replayEvent(type, id)}
        waiting={busy !== undefined}
        onClick={() => run(id, () => replay(id))}
      >
        <RotateCcw size={14} aria-hidden />
        {busy === id ? paymentsStrings.replaying : paymentsStrings.replay}
      </Button>
    ),
  },
  { id: "received_at", header: "Received", numeric: true, cell: (event) => <DateTime at={event.received_at} exact /> },
  {
    id: "processed_at",
    header: paymentsStrings.doneAt,
    numeric: true,
    cell: (event) => <DateTime at={event.processed_at} exact />,
  },
  { id: "attempts", header: "Attempts", numeric: true, cell: ({ attempts }) => count(attempts) },
  {
    id: "customer_id",
    header: "Customer",
    cell: ({ customer_id }) => (customer_id ? <RawValue value={customer_id} /> : "–"),
  },
  { id: "id", header: paymentsStrings.eventId, cell: ({ id }) => <RawValue value={id} /> },
];

async function replay(id: string) {
  const path = `/api/admin/billing-events/${encodeURIComponent(id)}/replay` as const;
  const { data } = await call<typeof replayBillingEvent>(path, { id });
  const outcome = data.processed_at ? paymentsStrings.replayedAndDone : paymentsStrings.replayedButStillOpen;
  return { message: `${outcome}: ${data.type}, ${data.id}.` };
}

/** Shows the payment provider's events, and whether each was processed. */
export function WebhookInbox() {
  const address = useListAddress(filters);
  const list = useAdminList<typeof listBillingEvents>("/api/admin/billing-events", address.query);
  const actions = useAdminActions();
  return (
    <>
      <ViewHeading title={paymentsStrings.webhookEvents} actions={<ExportLink table="billing_events" />}>
        {paymentsStrings.whatThePaymentProvider}
      </ViewHeading>
      <div className="mb-4 grid gap-3">
        <FilterChips
          label={paymentsStrings.state}
          options={{ open: paymentsStrings.open, done: paymentsStrings.done }}
          value={address.filter("state")}
          onChange={(state) => address.setFilter("state", state)}
        />
      </div>
      <ListActions actions={actions} />
      <ListView
        label="events"
        columns={columnsFor(actions)}
        rowKey={({ id }) => id}
        list={list}
        address={address}
        empty={paymentsStrings.noEventsYet}
      />
    </>
  );
}
