/** Shown while the account loads slowly. Retries automatically, and gives up after the same time as the guard. */
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { NoScriptRefresh } from "./no-script-refresh.tsx";
import { WizardHeader } from "./wizard-header.tsx";

const askAgainMs = 1_000;
const takesLongerMs = 3_000;
/** The specification says that the guard redirects to /auth after 10 seconds. */
const giveUpMs = 10_000;

export function LoadingAccount({ appName }: { appName: string }) {
  const { t } = useTeamTexts("wizard");
  const { state, revalidate } = useRevalidator();
  const [takesLonger, setTakesLonger] = useState(false);
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), askAgainMs);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  useEffect(() => {
    const timers = [
      setTimeout(() => setTakesLonger(true), takesLongerMs),
      setTimeout(() => window.location.assign("/auth"), giveUpMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className="flex min-h-dvh flex-col lg:max-w-1/2">
      <WizardHeader appName={appName} />
      <main className="mx-auto w-full max-w-[608px] px-4 pt-6 md:px-6">
        <h1 className="text-22 md:text-28">{t(wizardTexts.loadingAccount)}</h1>
        <p role="status" className="mt-2 text-text-2">
          {takesLonger ? t(wizardTexts.takingLonger) : ""}
        </p>
        <NoScriptRefresh />
      </main>
    </div>
  );
}
