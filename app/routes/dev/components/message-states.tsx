/** Toasts, a dialog, the save bar, copy buttons and times. */
import { useState } from "react";
import { CopyButton } from "#ui/copy-button.tsx";
import { dayAndTime, LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { CancelButton, Dialog } from "#ui/primitives/dialog.tsx";
import { SaveBar } from "#ui/save-bar.tsx";
import { type Toast, useToast } from "#ui/toaster.tsx";
import { longText } from "./sample-texts.ts";
import { Section } from "./section.tsx";

const toasts: Toast[] = [
  { kind: "success", text: "Saved." },
  { kind: "warning", title: "With a title", text: "The website answered slowly." },
  { kind: "error", text: longText },
  { kind: "success", text: "Deleted.", action: { label: "Undo", run: () => {} } },
];

export function MessageStates() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Section title="Toast">
        <div className="flex flex-wrap gap-3">
          {toasts.map((each) => (
            <Button key={each.text} variant="secondary" onClick={() => toast(each)}>
              {each.action ? "with an action" : each.kind}
            </Button>
          ))}
        </div>
      </Section>
      <Section title="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete this question?">
          <p className="mt-3 text-14 text-text-2">{longText}</p>
          <label className="mt-3 block text-14">
            Reason
            <textarea className="mt-1 block w-full rounded-md border border-control bg-surface p-2" />
          </label>
          <div className="mt-6 flex justify-end gap-3">
            <CancelButton>Cancel</CancelButton>
            <Button onClick={() => setOpen(false)}>Delete</Button>
          </div>
        </Dialog>
      </Section>
      <Section title="Copy button and local time">
        <div className="flex items-center gap-3 text-14">
          <code>help.example</code>
          <CopyButton text="help.example" />
          <LocalTime at="2026-11-22T10:00:00Z" format={dayAndTime} />
        </div>
      </Section>
      <Section title="Save bar">
        <label className="flex items-center gap-3 text-14">
          <input type="checkbox" checked={isSaving} onChange={(event) => setSaving(event.target.checked)} />
          It is saving
        </label>
        <SaveBar isChanged isSaving={isSaving} onDiscard={() => {}} />
      </Section>
    </>
  );
}
