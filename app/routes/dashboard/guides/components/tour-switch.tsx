import { Link, useFetcher } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { StepGuideAnswer } from "#features/guides/own-step-guide.ts";
import type { TourOffer } from "#features/help-center/widget/describe-tour-offer.server.ts";
import { SwitchButton } from "#ui/primitives/switch.tsx";
import { useMay } from "../../use-may.ts";

/** Whether the widget shows the guide's steps on the company's own website. */
export function TourSwitch({
  guideId,
  tour: { isOffered, websites, refused },
  isLocked,
}: {
  guideId: string;
  tour: TourOffer;
  isLocked: boolean;
}) {
  const { t } = useTeamTexts("guides");
  const may = useMay();
  const { Form, formData } = useFetcher<StepGuideAnswer>({ key: guideId });
  const pending = formData?.get("intent");
  const isOn = pending === "offer-tour" || (isOffered && pending !== "withdraw-tour");
  const canOffer = !isLocked && websites.length > 0;
  return (
    <Form
      method="post"
      className="mb-6 flex items-center gap-3 rounded-lg border border-border bg-surface px-4 py-3 md:px-5"
    >
      <input type="hidden" name="id" value={guideId} />
      <SwitchButton
        isOn={isOn}
        name="intent"
        value={isOn ? "withdraw-tour" : "offer-tour"}
        aria-labelledby="guide-tour"
        disabled={!isOn && !canOffer}
      />
      <span className="min-w-0 text-14">
        <span id="guide-tour" className="font-medium">
          {t("“Show me” in the widget")}
        </span>
        <span className="block text-13 wrap-anywhere text-text-3">{explain()}</span>
      </span>
    </Form>
  );

  function explain() {
    if (websites.length > 0)
      return t(
        "On {websites}, visitors can be shown each control. Browsers get its name, selectors, path and dialog title.",
        {
          websites: websites.join(", "),
        },
      );
    if (refused.length === 0)
      return t("We can't find this guide's controls again. Record it with the extension.");
    return (
      <>
        {t("The widget isn't allowed on {websites}, where this guide was recorded.", {
          websites: refused.join(", "),
        })}{" "}
        {may("change settings") ? (
          <Link to="/dashboard/settings/widget" className="text-link underline underline-offset-3">
            {t("Change allowed websites")}
          </Link>
        ) : null}
      </>
    );
  }
}
