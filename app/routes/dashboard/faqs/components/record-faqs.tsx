import { Video } from "lucide-react";
import { RecordButton } from "../../components/record-button.tsx";

/** Whether anything is made of such a recording in this version is the recorder's to say. */
export function RecordFaqs() {
  return (
    <RecordButton section="faqs">
      <Video className="size-4" aria-hidden="true" />
      Create FAQs from Video
    </RecordButton>
  );
}
