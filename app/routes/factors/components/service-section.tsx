import { KeyRound } from "lucide-react";
import { serviceTexts } from "#features/accounts/service-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { AccountSection } from "../../dashboard/components/account-forms.tsx";
import type { ShownFactors } from "../describe-factors.server.ts";
import type { FactorAnswer } from "../factor-answer.ts";
import { FactorRow, FactorRows, ProofForm, RowAction } from "./factor-row.tsx";

/** The account's connection to the sign-in service. */
export function ServiceSection({
  service: { label, connected },
  factors,
  path,
  answer,
}: {
  service: { label: string; connected: { email: string | null; since: string } | null };
  factors: ShownFactors;
  path: string;
  answer: FactorAnswer | undefined;
}) {
  const { t, said } = useTeamTexts("account");
  const hasApp = factors.appSince !== null;
  const intent = connected ? "disconnect-service" : "connect-service";
  const mine = answer?.intent === intent ? answer : undefined;
  return (
    <AccountSection
      title={t("Sign in with {service}", { service: label })}
      text={t("Use your {service} account instead of a password.", { service: label })}
    >
      <FactorRows>
        <FactorRow
          icon={KeyRound}
          title={connected ? (connected.email ?? label) : label}
          text={connected ? t("Connected {when}", { when: connected.since }) : t("Not connected")}
        >
          <RowAction
            label={t(connected ? "Disconnect" : "Connect")}
            of={label}
            isOpen={
              mine?.proofError !== undefined || mine?.problem !== undefined || mine?.mayContinue === true
            }
          >
            {mine?.problem ? (
              <p role="alert" className="mb-3 text-13 text-danger">
                {said(mine.problem)}
              </p>
            ) : null}
            {mine?.mayContinue ? (
              <a href="/auth/service?connect" className={buttonClass({ size: "sm" })}>
                {said(serviceTexts.button(label))}
              </a>
            ) : (
              <ProofForm
                id="proof_service"
                path={path}
                fields={{ intent }}
                label={t(connected ? "Disconnect" : "Continue")}
                proof={factors.proof}
                hasApp={hasApp}
                error={mine?.proofError}
              />
            )}
          </RowAction>
        </FactorRow>
      </FactorRows>
    </AccountSection>
  );
}
