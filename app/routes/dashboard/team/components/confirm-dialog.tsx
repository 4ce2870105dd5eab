import { Form } from "react-router";
import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { HiddenFields } from "./post-button.tsx";

export interface Confirmation {
  kind: "leave" | "remove" | "transfer";
  memberId: string;
  name: string;
}

function textOf({ kind, name }: Confirmation): { title: string; text: string; button: string } {
  switch (kind) {
    case "leave":
      return {
        title: "Leave this team?",
        text: "You'll lose access to this help center. What you wrote stays. To come back, you'll need a new invitation.",
        button: "Leave the team",
      };
    case "remove":
      return {
        title: `Remove ${name}?`,
        text: "They'll lose access to this help center right away. What they wrote stays.",
        button: "Remove",
      };
    case "transfer":
      return {
        title: `Make ${name} the owner?`,
        text: "They'll be able to do everything, including removing you. You'll become an admin.",
        button: "Transfer ownership",
      };
  }
}

export function ConfirmDialog({
  confirmation,
  onClose,
}: {
  confirmation: Confirmation | null;
  onClose: () => void;
}) {
  const { title, text, button } = confirmation ? textOf(confirmation) : { title: "", text: "", button: "" };
  return (
    <Dialog isOpen={confirmation !== null} onClose={onClose} title={title}>
      <p className="mt-2 text-14 text-text-2">{text}</p>
      <Form
        method="post"
        replace
        preventScrollReset
        onSubmit={onClose}
        className="mt-6 flex justify-end gap-2"
      >
        <HiddenFields fields={{ intent: confirmation?.kind ?? "", memberId: confirmation?.memberId ?? "" }} />
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{button}</Button>
      </Form>
    </Dialog>
  );
}
