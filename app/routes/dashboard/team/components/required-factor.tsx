import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { AccountSection } from "../../components/account-forms.tsx";
import { unprotectedText } from "../unprotected-text.ts";

export interface RequiredFactorProps {
  /** The company's name. */
  name: string;
  isRequired: boolean;
  mayChange: boolean;
  /** Members with neither a passkey nor a second factor. Null if the role isn't allowed to know. */
  unprotected: string[] | null;
  path: string;
}

export function RequiredFactor({ name, isRequired, mayChange, unprotected, path }: RequiredFactorProps) {
  const texts = useTeamTexts("account");
  const { t } = texts;
  return (
    <AccountSection
      title={t("For everyone at {company}", { company: name })}
      text={t("Owners and admins can change this.")}
    >
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="intent" value="require-factor" />
        <div className="flex items-center justify-between gap-4">
          <p id="require_factor" className="text-14 font-medium">
            {t("Require a passkey or second factor")}
          </p>
          <SwitchButton
            name="required"
            value={String(!isRequired)}
            isOn={isRequired}
            disabled={!mayChange}
            aria-labelledby="require_factor"
          />
        </div>
        {unprotected ? (
          <p className="mt-1 max-w-[52ch] text-13 text-text-3">{unprotectedText(unprotected, texts)}</p>
        ) : null}
      </Form>
    </AccountSection>
  );
}
