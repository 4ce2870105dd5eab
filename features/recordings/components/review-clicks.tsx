/** Shows the steps of a recording without pictures before they are sent. */
import { clickTitle } from "#engines/recording/clicks/describe-clicks.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";
import type { BareClick } from "../clicks/click-texts.ts";
import { clickWords } from "../clicks/click-words.ts";
import { DialogBody, DialogFooter, focusOnce } from "./dialog-parts.tsx";

export function ReviewClicks({
  clicks,
  onDone,
  onCancel,
}: {
  clicks: BareClick[];
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t, parts, number, language } = useTeamTexts("recorder");
  const words = clickWords[language];
  return (
    <>
      <DialogBody>
        <h3 className="text-16">
          {clicks.length === 1
            ? t("1 step, no pictures")
            : t("{count} steps, no pictures", { count: number(clicks.length) })}
        </h3>
        <p className="mt-1.5 max-w-[60ch] text-14 text-text-2">
          {t("Step writes these steps in your help center's language.")}{" "}
          {joined(
            parts("For pictures, run {command} and import its ZIP.", {
              command: <code className="text-13 break-words">npm run cli -- record --replay FILE</code>,
            }),
          )}
        </p>
        <ol className="mt-4 flex flex-col text-14">
          {clicks.map(({ order, click }, index) => (
            <li key={order} className="flex gap-3 border-t border-border py-2.5">
              <span className="w-5 shrink-0 text-text-3 tabular-nums">{index + 1}</span>
              <bdi className="min-w-0 break-words">{clickTitle(click, words)}</bdi>
            </li>
          ))}
        </ol>
      </DialogBody>
      <DialogFooter note={t("Typed text was dropped.")}>
        <Button variant="secondary" onClick={onCancel}>
          {t("Back")}
        </Button>
        <Button ref={focusOnce} onClick={onDone}>
          {t("Create guide")}
        </Button>
      </DialogFooter>
    </>
  );
}
