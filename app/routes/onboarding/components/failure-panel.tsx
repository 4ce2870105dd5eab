import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { WizardFailure } from "#features/onboarding/wizard.ts";

/** Shows what went wrong, what may help, and what to do now. Screen readers announce it when it appears. */
export function FailurePanel({ failure, children }: { failure: WizardFailure; children: ReactNode }) {
  const { t, said } = useTeamTexts("wizard");
  const { title, message, tips } = failure;
  return (
    <section aria-labelledby="failure-title" className="rounded-lg border border-danger p-5 md:p-6">
      <div role="alert">
        <h2 id="failure-title" className="flex items-center gap-2.5 text-18">
          <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
          {said(title)}
        </h2>
        <Message text={said(message)} />
      </div>
      <h3 className="mt-5 text-14 font-medium">{t("What you can try")}</h3>
      <ul className="mt-1.5 list-disc pl-5 text-14 text-text-2 marker:text-text-3">
        {tips.map((tip) => (
          <li key={tip} className="py-0.5">
            {said(tip)}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">{children}</div>
    </section>
  );
}

/** Lines that start with "- " become a list. */
function Message({ text }: { text: string }) {
  const { said } = useTeamTexts("wizard");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const items = lines.filter((line) => line.startsWith("- "));
  return (
    <div className="mt-3 text-14 break-words">
      {lines
        .filter((line) => !line.startsWith("- "))
        .map((line) => (
          <p key={line} className="mt-1">
            {said(line)}
          </p>
        ))}
      {items.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 marker:text-text-3">
          {items.map((line) => (
            <li key={line} className="py-0.5">
              {line.slice(2)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
