import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { wizardTexts } from "#features/onboarding/wizard-texts.ts";
import { Button } from "#ui/primitives/button.tsx";
import { ProductMark } from "#ui/product-mark.tsx";
import appStyles from "#ui/styles/app.css?url";

export function WizardHeader({ appName }: { appName: string }) {
  const { t } = useTeamTexts("wizard");
  return (
    <header className="flex h-16 shrink-0 items-center justify-between gap-4 px-4 lg:pr-7 lg:pl-10">
      <link rel="stylesheet" href={appStyles} precedence="default" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <p className="inline-flex min-w-0 items-center gap-2.5 text-18 font-semibold tracking-tight">
        <ProductMark className="size-6 shrink-0 text-solid" />
        <span className="truncate">
          {appName} <span className="font-normal text-text-3">{t(wizardTexts.header)}</span>
        </span>
      </p>
      <form method="post" action="/auth/sign-out">
        <Button type="submit" variant="ghost" size="sm">
          {t(wizardTexts.signOut)}
        </Button>
      </form>
    </header>
  );
}
