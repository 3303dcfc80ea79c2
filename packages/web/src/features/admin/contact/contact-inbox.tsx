import type { ContactMessage, listContactMessages } from "@rewright/contract/admin/contact";
import { MissingRow } from "../drawer/missing-row.tsx";
import { useDrawer } from "../drawer/use-drawer.ts";
import { useOpenRow } from "../drawer/use-open-row.ts";
import { Badge } from "../fields/badge.tsx";
import { DateTime } from "../fields/date-time.tsx";
import type { Column } from "../lists/data-table.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { FilterChips } from "../lists/filter-chips.tsx";
import { ListView } from "../lists/list-view.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { inquiryNames } from "./inquiry-names.ts";
import { MessageDrawer } from "./message-drawer.tsx";
import { MessageState } from "./message-state.tsx";
import { contactStrings } from "./strings.ts";

const filters = ["state"];

const columns: readonly Column<ContactMessage>[] = [
  {
    id: "subject",
    header: "Message",
    className: "max-w-56 md:max-w-96",
    cell: ({ subject, name, email }) => (
      <>
        <span className="block truncate font-medium">{subject}</span>
        <span className="block truncate text-soft">
          {name}, {email}
        </span>
      </>
    ),
  },
  { id: "inquiry_type", header: "Topic", cell: ({ inquiry_type }) => inquiryNames[inquiry_type] },
  {
    id: "state",
    header: "Status",
    cell: ({ state, mailed }) => (
      <span className="inline-flex flex-wrap gap-1">
        <MessageState state={state} />
        {!mailed && <Badge look="danger">{contactStrings.notEmailed}</Badge>}
      </span>
    ),
  },
  { id: "created_at", header: "Received", numeric: true, cell: ({ created_at }) => <DateTime at={created_at} exact /> },
];

const keyOf = ({ id }: ContactMessage) => id;

/** Lists the messages sent with the contact form. */
export function ContactInbox() {
  const address = useListAddress(filters);
  const list = useAdminList<typeof listContactMessages>("/api/admin/contact-messages", address.query);
  const drawer = useDrawer("row");
  const { row: message, setRow, isMissing } = useOpenRow(list, drawer.id, keyOf);
  return (
    <>
      <ViewHeading title={contactStrings.contactMessages} actions={<ExportLink table="contact_messages" />}>
        {contactStrings.lead}
      </ViewHeading>
      <div className="mb-4 grid gap-3">
        <FilterChips
          label={contactStrings.state}
          options={{ open: "Open", handled: "Handled" }}
          value={address.filter("state")}
          onChange={(state) => address.setFilter("state", state)}
        />
      </div>
      {isMissing && <MissingRow label="messages" onClose={drawer.close} />}
      <ListView
        label="messages"
        columns={columns}
        rowKey={keyOf}
        rowTo={({ id }) => drawer.to(id)}
        list={list}
        address={address}
        empty={contactStrings.noMessagesYet}
      />
      {message && <MessageDrawer message={message} onMarked={setRow} onClose={drawer.close} />}
    </>
  );
}
