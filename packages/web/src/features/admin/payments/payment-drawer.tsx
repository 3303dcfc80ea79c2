import type { deletePaymentLog, getPaymentLog, WholePayment } from "@rewright/contract/admin/payments";
import { formatAmount } from "@rewright/contract/plans";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, type To, useLocation, useNavigate } from "react-router";
import type { z } from "zod";
import { read, remove } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { DrawerQuery } from "../drawer/drawer-query.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { PaymentBadge } from "../fields/payment-badge.tsx";
import { RawDescriptionList } from "../fields/raw-description-list.tsx";
import { ActionLine } from "../lists/action-line.tsx";
import { useAdminActions } from "../lists/use-admin-actions.ts";
import { CorrectPayment } from "./correct-payment.tsx";
import { PaidBy } from "./paid-by.tsx";
import { PaymentStates } from "./payment-states.tsx";
import { paymentsStrings } from "./strings.ts";

interface PaymentDrawerProps {
  readonly id: string;
  /** Returns the URL that opens another version of a payment. */
  readonly to: (id: string) => To;
  readonly onClose: () => void;
}

/** Shows a payment with all its fields and versions, and the actions on it. */
export function PaymentDrawer({ id, to, onClose }: PaymentDrawerProps) {
  const path = `/api/payment-logs/${encodeURIComponent(id)}` as const;
  const query = usePayment(path);
  const { state } = useLocation();
  const navigate = useNavigate();
  const actions = useAdminActions();
  const [open, setOpen] = useState<"correct" | "delete">();
  const payment = query.data?.data;
  const newest = query.data?.versions[0] ?? payment;
  const isDeleted = newest?.deleted_at != null;
  const correct = () => setOpen("correct");
  const askToDelete = () => setOpen("delete");

  async function markAsDeleted(): Promise<void> {
    await actions.run("delete", async () => {
      await remove<typeof deletePaymentLog>(path);
      onClose();
      return { message: paymentsStrings.paymentIsMarked(payment?.payment_key ?? "") };
    });
    setOpen(undefined);
  }

  return (
    <Drawer
      title={payment ? formatAmount(payment.amount, payment.currency) : paymentsStrings.payment}
      about={payment && <PaymentLine payment={payment} />}
      line={<ActionLine actions={actions} />}
      onClose={onClose}
    >
      <DrawerQuery query={query} failed={paymentsStrings.loadFailed}>
        {(answer) => (
          <PaymentDetails answer={answer} to={to} isDeleted={isDeleted} onCorrect={correct} onDelete={askToDelete} />
        )}
      </DrawerQuery>
      {open === "correct" && newest && (
        <CorrectPayment
          payment={newest}
          onDone={(action, row) => {
            navigate(to(row), { replace: true, state });
            actions.report(action);
          }}
          onOutdated={() => query.refetch()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "delete" && payment && (
        <ConfirmDialog
          kind="danger"
          title={paymentsStrings.markThisPayment}
          message={`${formatAmount(payment.amount, payment.currency)}, ${payment.payment_key}. Its rows stay in the ledger, but lists, totals and charts leave it out. You can't undo this here.`}
          confirm={actions.busy ? paymentsStrings.marking : paymentsStrings.markAsDeleted}
          busy={actions.busy !== undefined}
          onConfirm={markAsDeleted}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Drawer>
  );
}

function usePayment(path: `/api/payment-logs/${string}`) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => read<typeof getPaymentLog>(path, signal),
    // Keeps the shown version visible while another version of the payment loads.
    placeholderData: keepPreviousData,
  });
}

function PaymentLine({ payment }: { readonly payment: WholePayment }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-soft">
      <PaymentBadge status={payment.payment_status} />
      <code className="text-xs wrap-anywhere">{payment.payment_key}</code>
    </p>
  );
}

interface PaymentDetailsProps extends Pick<PaymentDrawerProps, "to"> {
  readonly answer: z.output<(typeof getPaymentLog)["output"]>;
  readonly isDeleted: boolean;
  readonly onCorrect: () => void;
  readonly onDelete: () => void;
}

function PaymentDetails({ answer, to, isDeleted, onCorrect, onDelete }: PaymentDetailsProps) {
  const { data, user, versions } = answer;
  return (
    <>
      <DrawerSection title={paymentsStrings.paidBy}>
        <div className="text-sm">
          {user ? <PaidBy user={user} /> : <p className="text-soft">{paymentsStrings.accountDeletedLead}</p>}
        </div>
      </DrawerSection>
      <DrawerSection
        title={paymentsStrings.payment}
        actions={
          isDeleted ? undefined : (
            <>
              <Button size="small" onClick={onCorrect}>
                {paymentsStrings.correct}
              </Button>
              <Button size="small" onClick={onDelete}>
                {paymentsStrings.markAsDeleted}
              </Button>
            </>
          )
        }
      >
        {isDeleted && <p className="mb-3 text-sm text-danger">{paymentsStrings.markedAsDeleted}</p>}
        <EarlierVersionLine newest={versions[0] ?? data} shown={data} to={to} />
        <RawDescriptionList row={{ ...data, metadata: undefined }} />
      </DrawerSection>
      <DrawerSection title="metadata">
        {Object.keys(data.metadata).length === 0 ? (
          <p className="text-sm text-soft">{paymentsStrings.none}</p>
        ) : (
          <RawDescriptionList row={data.metadata} />
        )}
      </DrawerSection>
      <DrawerSection title={paymentsStrings.history}>
        <PaymentStates versions={versions} shown={data.id} to={to} />
      </DrawerSection>
    </>
  );
}

interface EarlierVersionLineProps extends Pick<PaymentDrawerProps, "to"> {
  readonly newest: WholePayment;
  readonly shown: WholePayment;
}

/** Shows a link to the newest version while an earlier one is shown. */
function EarlierVersionLine({ newest, shown, to }: EarlierVersionLineProps) {
  const { state } = useLocation();
  if (newest.id === shown.id) return null;
  return (
    <p className="mb-3 text-sm text-soft">
      This is an earlier version.{" "}
      <Link to={to(newest.id)} replace state={state} className="text-pencil underline underline-offset-4">
        Show the current one
      </Link>
    </p>
  );
}
