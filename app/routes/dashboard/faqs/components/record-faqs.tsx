import { Video } from "lucide-react";
import { Link, useRouteLoaderData } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Plan } from "#shared/enumerations.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { RecordButton } from "../../components/record-button.tsx";

/** Creates questions from the speech in an uploaded video. On plans without videos, the recorder explains that. */
export function RecordFaqs() {
  const frame = useRouteLoaderData<{ plan: Plan }>("main/dashboard");
  const { t } = useTeamTexts("faqs");
  const content = (
    <>
      <Video className="size-4" aria-hidden="true" />
      <span className="max-md:sr-only">{t("Create FAQs from Video")}</span>
    </>
  );
  if (frame?.plan !== "ai") {
    return (
      <RecordButton section="faqs" variant="ghost" className={look}>
        {content}
      </RecordButton>
    );
  }
  return (
    <Link to="/dashboard/videos" className={buttonClass({ variant: "ghost", className: look })}>
      {content}
    </Link>
  );
}

const look = "px-3 text-13 max-md:w-11 max-md:px-0";
