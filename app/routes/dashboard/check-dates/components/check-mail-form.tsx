import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";

export function CheckMailForm({ wantsMail, action }: { wantsMail: boolean; action: string }) {
  const { t } = useTeamTexts("checks");
  return (
    <Form method="post" action={action} preventScrollReset className="flex items-center gap-3 text-14">
      <input type="hidden" name="intent" value="choose-mail" />
      <SwitchButton
        isOn={wantsMail}
        name="wantsMail"
        value={String(!wantsMail)}
        aria-labelledby="check-mail"
      />
      <span>
        <span id="check-mail" className="font-medium">
          {t("Email me once a week")}
        </span>
        <span className="block text-13 text-text-3">{t("Only in weeks in which a text is due.")}</span>
      </span>
    </Form>
  );
}
