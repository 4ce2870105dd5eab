import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";

/** In the place of a review that another tab has. */
export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  const { t } = useTeamTexts("recorder");
  return (
    <section role="status" className="mx-auto flex max-w-[520px] flex-col items-start gap-2 px-4 py-12">
      <h2 className="text-18">{t("This review continues in another tab")}</h2>
      <p className="mb-4 text-14 text-text-2">{t("What you changed here is there, too.")}</p>
      <Button onClick={onContinue}>{t("Continue here")}</Button>
    </section>
  );
}
