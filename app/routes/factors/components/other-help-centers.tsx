import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { AccountSection } from "../../dashboard/components/account-forms.tsx";

/** One company's rule must not lock people out of their other help centers. */
export function OtherHelpCenters({ centers }: { centers: { id: string; companyName: string }[] }) {
  const { t } = useTeamTexts("account");
  const frame = useTeamTexts("frame");
  return (
    <AccountSection title={t("Your other help centers")} text={t("These don't require it.")}>
      <form method="post" action="/companies" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="switch" />
        {centers.map(({ id, companyName }) => (
          <Button
            key={id}
            type="submit"
            variant="secondary"
            size="sm"
            name="to"
            value={id}
            className="min-w-0"
          >
            <span className="truncate leading-normal">
              {companyName.trim() || frame.t("New help center")}
            </span>
          </Button>
        ))}
      </form>
    </AccountSection>
  );
}
