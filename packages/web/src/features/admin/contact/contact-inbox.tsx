import type { ContactMessage, listContactMessages } from "@rewright/contract/admin-contact";
import { Badge } from "../parts/badge.tsx";
import type { Column } from "../parts/data-table.tsx";
import { ExportLink } from "../parts/export-link.tsx";
import { FilterChips } from "../parts/filter-chips.tsx";
import { ListView } from "../parts/list-view.tsx";
import { MissingRow } from "../parts/missing-row.tsx";
import { Moment } from "../parts/moment.tsx";
import { useAdminList } from "../parts/use-admin-list.ts";
import { useDrawer } from "../parts/use-drawer.ts";
import { useListAddress } from "../parts/use-list-address.ts";
import { useOpenRow } from "../parts/use-open-row.ts";
import { ViewHeading } from "../parts/view-heading.tsx";
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
  { id: "inquiry_type", header: "About", cell: ({ inquiry_type }) => inquiryNames[inquiry_type] },
  {
    id: "state",
    header: "State",
    cell: ({ state, mailed }) => (
      <span className="inline-flex flex-wrap gap-1">
        <MessageState state={state} />
        {!mailed && <Badge look="danger">{contactStrings.notEmailed}</Badge>}
      </span>
    ),
  },
  { id: "created_at", header: "Received", numeric: true, cell: ({ created_at }) => <Moment at={created_at} exact /> },
];

const keyOf = ({ id }: ContactMessage) => id;

/** What people have written in the contact form. */
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
