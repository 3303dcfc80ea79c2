import type { listUnmatchedPayments, UnmatchedPayment } from "@rewright/contract/admin-payments";
import { formatAmount } from "@rewright/contract/plans";
import { Drawer } from "../parts/drawer.tsx";
import { DrawerSection } from "../parts/drawer-section.tsx";
import { ExportLink } from "../parts/export-link.tsx";
import { ListView } from "../parts/list-view.tsx";
import { MissingRow } from "../parts/missing-row.tsx";
import { PaymentBadge } from "../parts/payment-badge.tsx";
import { rawColumns } from "../parts/raw-columns.tsx";
import { RawFacts } from "../parts/raw-facts.tsx";
import { useAdminList } from "../parts/use-admin-list.ts";
import { useDrawer } from "../parts/use-drawer.ts";
import { useListAddress } from "../parts/use-list-address.ts";
import { useOpenRow } from "../parts/use-open-row.ts";
import { ViewHeading } from "../parts/view-heading.tsx";
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

/** Payments whose customer no account has: nothing is matched by guessing. */
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
            <RawFacts row={{ ...row, metadata: undefined }} />
          </DrawerSection>
          <DrawerSection title="metadata">
            {Object.keys(row.metadata).length === 0 ? (
              <p className="text-sm text-soft">{paymentsStrings.none}</p>
            ) : (
              <RawFacts row={row.metadata} />
            )}
          </DrawerSection>
        </Drawer>
      )}
    </>
  );
}
