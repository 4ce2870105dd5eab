import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { invitedRoles, roleNames, roleTexts, teamLimits } from "#features/team/team-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { CancelButton, Dialog } from "#ui/primitives/dialog.tsx";
import { AddressField } from "./address-field.tsx";

export function InviteButton({
  companyName,
  refused,
}: {
  companyName: string;
  /** The response to a rejected form. */
  refused: { problem: string; typed: string } | null;
}) {
  const { t, said } = useTeamTexts("team");
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const navigation = useNavigation();
  const isSending = navigation.formData?.get("intent") === "invite";
  const [wasSending, setSending] = useState(false);
  useEffect(() => {
    // A redirect means that the invitations were sent.
    if (wasSending && !isSending && !refused) setOpen(false);
    setSending(isSending);
  }, [isSending, wasSending, refused]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus className="size-4" aria-hidden="true" />
        {t("Invite people")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          companyName
            ? t("Invite people to {company}", { company: companyName })
            : t("Invite people to your team")
        }
        className="max-w-[560px]"
      >
        <Form
          method="post"
          replace
          preventScrollReset
          className="mt-5 flex flex-col gap-5"
          onSubmit={(event) => isSending && event.preventDefault()}
        >
          <input type="hidden" name="intent" value="invite" />
          <AddressField problem={refused?.problem ?? null} onCount={setCount} />
          <fieldset>
            <legend className="mb-1.5 text-14 font-medium">{t("Role")}</legend>
            <div className="flex flex-col gap-2">
              {invitedRoles.map((role) => (
                <label
                  key={role}
                  className="grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 rounded-md border border-border p-3 text-14 has-checked:border-solid has-checked:bg-tint-6"
                >
                  <input
                    type="radio"
                    name="role"
                    value={role}
                    defaultChecked={role === "writer"}
                    className="mt-0.5 size-4.5 accent-solid"
                  />
                  <span className="font-medium">{said(roleNames[role])}</span>
                  <span className="col-start-2 text-13 text-text-3">{said(roleTexts[role])}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p className="mr-auto text-13 text-text-3">
              {t("The link works once, for {days} days.", { days: teamLimits.invitationDays })}
            </p>
            <CancelButton>{t("Cancel")}</CancelButton>
            <Button type="submit" aria-disabled={isSending} className="max-md:grow">
              {isSending
                ? t("Sending...")
                : count > 1
                  ? t("Send {count} invitations", { count })
                  : t("Send invitation")}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
