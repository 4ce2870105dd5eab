import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";

/** The visibility switch saves immediately. */
export function ContactHeader({ isShown }: { isShown: boolean }) {
  const { t } = useTeamTexts("contact");
  const labelId = useId();
  const posted = useNavigation().formData;
  const isOn = posted?.get("intent") === "set-visibility" ? posted.get("shown") === "true" : isShown;
  return (
    <>
      <PageHeader title={t("Contact Info")} />
      <Form
        method="post"
        replace
        preventScrollReset
        className="-mt-3 mb-6 flex items-center gap-2.5 text-14"
        onSubmit={(event) => {
          if (posted) event.preventDefault();
        }}
      >
        <input type="hidden" name="intent" value="set-visibility" />
        <SwitchButton isOn={isOn} name="shown" value={String(!isOn)} aria-labelledby={labelId} />
        <span id={labelId} className="font-medium">
          {t("Show in Help Center")}
        </span>
        <span className="text-text-3">{t(isOn ? "Shown" : "Hidden")}</span>
      </Form>
    </>
  );
}
