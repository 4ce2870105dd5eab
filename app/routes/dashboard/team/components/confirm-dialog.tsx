import { Form } from "react-router";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { may, type Role } from "#shared/permissions.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Dialog } from "#ui/primitives/dialog.tsx";
import { HiddenFields } from "./post-button.tsx";

export interface Confirmation {
  kind: "leave" | "remove" | "transfer";
  memberId: string;
  name: string;
  role: Role;
}

function textOf(
  { kind, name, role }: Confirmation,
  { t }: TeamTexts<"team">,
): { title: string; text: string; button: string } {
  switch (kind) {
    case "leave":
      return {
        title: t("Leave this team?"),
        text: t(
          "You'll lose access to this help center. What you wrote stays. To come back, you'll need a new invitation.",
        ),
        button: t("Leave the team"),
      };
    case "remove":
      return {
        title: t("Remove {name}?", { name }),
        text: may(role, "change settings")
          ? t(
              "They'll lose access to this help center right away. What they wrote stays. API keys they made work until you revoke them.",
            )
          : t("They'll lose access to this help center right away. What they wrote stays."),
        button: t("Remove"),
      };
    case "transfer":
      return {
        title: t("Make {name} the owner?", { name }),
        text: t("They'll be able to do everything, including removing you. You'll become an admin."),
        button: t("Transfer ownership"),
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
  const texts = useTeamTexts("team");
  const { t } = texts;
  const { title, text, button } = confirmation
    ? textOf(confirmation, texts)
    : { title: "", text: "", button: "" };
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
          {t("Cancel")}
        </Button>
        <Button type="submit">{button}</Button>
      </Form>
    </Dialog>
  );
}
