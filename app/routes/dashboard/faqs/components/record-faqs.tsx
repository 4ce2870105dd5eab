import { Video } from "lucide-react";
import { Link, useRouteLoaderData } from "react-router";
import type { Plan } from "#shared/enumerations.ts";
import { buttonClass } from "#ui/primitives/button.tsx";
import { RecordButton } from "../../components/record-button.tsx";

/** Creates questions from the speech in an uploaded video. On plans without videos, the recorder explains that. */
export function RecordFaqs() {
  const frame = useRouteLoaderData<{ plan: Plan }>("main/dashboard");
  const content = (
    <>
      <Video className="size-4" aria-hidden="true" />
      Create FAQs from Video
    </>
  );
  if (frame?.plan !== "ai") return <RecordButton section="faqs">{content}</RecordButton>;
  return (
    <Link to="/dashboard/videos" className={buttonClass({ variant: "secondary" })}>
      {content}
    </Link>
  );
}
