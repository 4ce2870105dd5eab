import { Video } from "lucide-react";
import { useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Of recordings only the guide's is made into something in this version, and this says so (specification). */
export function RecordFaqs() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        {...{ command: "show-modal", commandfor: "record-faqs" }}
      >
        <Video className="size-4" aria-hidden="true" />
        Create FAQs from Video
      </Button>
      <dialog
        ref={dialog}
        id="record-faqs"
        aria-labelledby="record-faqs-title"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-border bg-surface p-6 text-text shadow-lift backdrop:bg-scrim"
      >
        <h2 id="record-faqs-title" className="text-18">
          Record FAQ Content
        </h2>
        <p className="mt-2 text-14 text-text-2">Recording for FAQ Content is not yet implemented.</p>
        <form method="dialog" className="mt-6 flex justify-end">
          <Button type="submit" variant="secondary">
            Close
          </Button>
        </form>
      </dialog>
    </>
  );
}
