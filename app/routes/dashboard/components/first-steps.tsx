import { Circle, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

export interface FirstStepsState {
  isSetUp: boolean;
  isPublic: boolean;
  hasLogo: boolean;
  /** Whether there is a published guide. */
  hasGuide: boolean;
  hasContact: boolean;
  hasDomain: boolean;
}

/** Checklist for a new help center. It is computed from the content, so no progress is stored. */
export function FirstSteps({ steps }: { steps: FirstStepsState }) {
  const { t } = useTeamTexts("home");
  const settings = "/dashboard/settings/help-center";
  const list = [
    // Almost every owner finishes the wizard before reaching this page.
    ...(steps.isSetUp
      ? []
      : [{ label: t("Finish the setup"), isDone: false, to: "/onboarding", action: t("Continue") }]),
    { label: t("Publish your help center"), isDone: steps.isPublic, to: settings, action: t("Publish") },
    {
      label: t("Add your logo"),
      isDone: steps.hasLogo,
      to: "/dashboard/settings/appearance",
      action: t("Add"),
    },
    {
      label: t("Record your getting-started guide"),
      isDone: steps.hasGuide,
      to: "/dashboard/getting-started",
      action: t("Record"),
    },
    {
      label: t("Add your contact details"),
      isDone: steps.hasContact,
      to: "/dashboard/contact",
      action: t("Add"),
    },
    { label: t("Connect your domain"), isDone: steps.hasDomain, to: settings, action: t("Connect") },
  ];
  const done = list.filter((step) => step.isDone).length;
  if (done === list.length) return null;
  return (
    <section aria-labelledby="first_steps" className="rounded-lg border border-border bg-surface">
      <div className="flex items-center justify-between gap-3 px-4 pt-4 md:px-5">
        <h2 id="first_steps" className="text-16">
          {t("First steps")}
        </h2>
        <span className="text-13 tabular-nums text-text-3">
          {t("{number} of {count}", { number: done, count: list.length })}
        </span>
      </div>
      <ul className="mt-2 divide-y divide-border text-14">
        {list.map(({ label, isDone, to, action }) => (
          <li
            key={label}
            className="grid min-h-13 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-1.5 md:px-5"
          >
            {isDone ? (
              <CircleCheck className="size-5 text-ok" strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Circle className="size-5 text-control" strokeWidth={1.75} aria-hidden="true" />
            )}
            {isDone ? (
              <span className="text-text-3">
                {label}
                <span className="sr-only">: {t("done")}</span>
              </span>
            ) : (
              <span className="font-medium">{label}</span>
            )}
            {isDone ? null : (
              <Link
                to={to}
                aria-label={`${action}: ${label}`}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                {action}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {done === list.length ? (
        <p className="border-t border-border px-4 py-3 text-13 text-text-3 md:px-5">
          {t("Your help center is set up.")}
        </p>
      ) : null}
    </section>
  );
}
