import type { listUnmatchedPayments, UnmatchedPayment } from "@rewright/contract/admin/payments";
import { formatAmount } from "@rewright/contract/plans";
import { Drawer } from "../drawer/drawer.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { MissingRow } from "../drawer/missing-row.tsx";
import { useDrawer } from "../drawer/use-drawer.ts";
import { useOpenRow } from "../drawer/use-open-row.ts";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import { rawColumns } from "../fields/raw-columns.tsx";
import { RawDescriptionList } from "../fields/raw-description-list.tsx";
import { ExportLink } from "../lists/export-link.tsx";
import { ListView } from "../lists/list-view.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { ViewHeading } from "../lists/view-heading.tsx";
import { paymentsStrings } from "./strings.ts";

const columns = rawColumns<UnmatchedPayment>({
  payment_key: {},
  stripe_customer_id: {},
  amount: { numeric: true, cell: ({ amount, currency }) => formatAmount(amount, currency) },
  currency: {},
  payment_status: { cell: ({ payment_status }) => <PaymentBadge status={payment_status} /> },
  event_type: {},
  first_seen: { numeric: true },
  last_seen: { numeric: true },
  metadata: null,
});

const keyOf = ({ payment_key }: UnmatchedPayment) => payment_key;

/** Shows payments that belong to no known account. The server never guesses the account. */
export function UnmatchedPayments() {
  const address = useListAddress();
  const list = useAdminList<typeof listUnmatchedPayments>("/api/admin/unmatched-payments", address.query);
  const drawer = useDrawer("row");
  const { row, isMissing } = useOpenRow(list, drawer.id, keyOf);
  return (
    <>
      <ViewHeading title={paymentsStrings.unmatchedPayments} actions={<ExportLink table="unmatched_payments" />}>
        {paymentsStrings.paymentsFromCustomersWithout}
      </ViewHeading>
      {isMissing && <MissingRow label="unmatched payments" onClose={drawer.close} />}
      <ListView
        label="unmatched payments"
        columns={columns}
        rowKey={keyOf}
        rowTo={(payment) => drawer.to(keyOf(payment))}
        list={list}
        address={address}
        empty={paymentsStrings.noUnmatchedPayments}
      />
      {row && (
        <Drawer
          title={formatAmount(row.amount, row.currency)}
          about={
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-soft">
              <PaymentBadge status={row.payment_status} />
              <code className="text-xs wrap-anywhere">{row.payment_key}</code>
            </p>
          }
          onClose={drawer.close}
        >
          <DrawerSection title={paymentsStrings.fields}>
            <RawDescriptionList row={{ ...row, metadata: undefined }} />
          </DrawerSection>
          <DrawerSection title="metadata">
            {Object.keys(row.metadata).length === 0 ? (
              <p className="text-sm text-soft">{paymentsStrings.none}</p>
            ) : (
              <RawDescriptionList row={row.metadata} />
            )}
          </DrawerSection>
        </Drawer>
      )}
    </>
  );
}
