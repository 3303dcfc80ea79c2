import type { ContactMessage, deleteContactMessage, markContactMessage } from "@rewright/contract/admin/contact";
import { Reply } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { call, remove } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { ConfirmDialog } from "#src/ui/confirm-dialog.tsx";
import { Drawer } from "../drawer/drawer.tsx";
import { DrawerSection } from "../drawer/drawer-section.tsx";
import { DateTime } from "../fields/date-time.tsx";
import { DescriptionList } from "../fields/description-list.tsx";
import { ActionLine } from "../lists/action-line.tsx";
import { type AdminActions, useAdminActions } from "../lists/use-admin-actions.ts";
import { userTo } from "../views/views.ts";
import { inquiryNames } from "./inquiry-names.ts";
import { MessageState } from "./message-state.tsx";
import { replyTo } from "./reply-to.ts";
import { contactStrings } from "./strings.ts";

interface MessageDrawerProps {
  readonly message: ContactMessage;
  /** Called with the message after it was marked, because the list may no longer contain it then. */
  readonly onMarked: (message: ContactMessage) => void;
  readonly onClose: () => void;
}

type State = ContactMessage["state"];

/** Shows a message of the contact form, with actions to reply, mark and delete. */
export function MessageDrawer({ message, onMarked, onClose }: MessageDrawerProps) {
  const [asking, setAsking] = useState(false);
  const actions = useAdminActions();
  const { mark, deleteIt } = messageActions(message, actions, onMarked, onClose);

  const isBusy = actions.busy !== undefined;
  return (
    <Drawer
      title={message.subject}
      about={
        <p className="mt-1 text-sm text-soft wrap-anywhere">
          {message.name}, {message.email}
        </p>
      }
      line={<ActionLine actions={actions} />}
      onClose={onClose}
    >
      <DrawerSection
        title={contactStrings.message}
        actions={
          <>
            <Button size="small" waiting={isBusy} onClick={() => mark(message.state === "open" ? "handled" : "open")}>
              {message.state === "open" ? contactStrings.markAsHandled : contactStrings.reopen}
            </Button>
            <Button size="small" onClick={() => setAsking(true)}>
              {contactStrings.delete}
            </Button>
          </>
        }
      >
        <MessageText message={message} />
      </DrawerSection>
      <MessageDetails message={message} />
      {asking && (
        <ConfirmDialog
          kind="danger"
          title={contactStrings.deleteThisMessage}
          message={`"${message.subject}" by ${message.name} will be permanently deleted. This action cannot be undone.`}
          confirm={isBusy ? contactStrings.deleting : contactStrings.deleteMessage}
          busy={isBusy}
          onConfirm={async () => {
            await deleteIt();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Drawer>
  );
}

function MessageText({ message }: { readonly message: ContactMessage }) {
  return (
    <>
      <p className="prose-text max-w-prose">{message.message}</p>
      <a
        href={replyTo(message)}
        className="mt-5 inline-flex h-9 items-center gap-2 rounded-control bg-pencil px-3 text-sm font-medium text-on-pencil hover:bg-pencil-strong"
      >
        <Reply size={16} aria-hidden />
        Reply by email
      </a>
    </>
  );
}

function MessageDetails({ message }: { readonly message: ContactMessage }) {
  return (
    <DrawerSection title={contactStrings.from}>
      <DescriptionList
        items={{
          Name: message.name,
          Email: message.email,
          Account: message.user_id ? (
            <Link to={userTo(message.user_id)} className="text-pencil underline underline-offset-4">
              {contactStrings.openInUserManagement}
            </Link>
          ) : (
            contactStrings.notLoggedIn
          ),
          About: inquiryNames[message.inquiry_type],
          Received: <DateTime at={message.created_at} exact />,
          State: <MessageState state={message.state} />,
          Handled: message.handled_at ? <DateTime at={message.handled_at} exact /> : undefined,
          Mailed: message.mailed ? contactStrings.sentToTheAdministrators : contactStrings.notSent,
        }}
      />
    </DrawerSection>
  );
}

/** Returns functions that mark the message as handled or open, which can be undone, and that delete it. */
function messageActions(
  message: ContactMessage,
  actions: AdminActions,
  onMarked: MessageDrawerProps["onMarked"],
  onClose: () => void,
) {
  const path = `/api/admin/contact-messages/${message.id}` as const;

  async function mark(state: State): Promise<void> {
    await actions.run("mark", async () => {
      const before: State = state === "open" ? "handled" : "open";
      onMarked((await call<typeof markContactMessage>(path, { id: message.id, state })).data);
      return {
        message: state === "open" ? contactStrings.messageReopened : contactStrings.markedAsHandled,
        undo: () => mark(before),
      };
    });
  }

  async function deleteIt(): Promise<void> {
    await actions.run("delete", async () => {
      await remove<typeof deleteContactMessage>(path);
      onClose();
      return { message: contactStrings.deletedTheMessage(message.email) };
    });
  }

  return { mark, deleteIt };
}
