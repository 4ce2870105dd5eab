import { useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { CheckedStep } from "#features/recordings/replays/guide-check.ts";
import { Button } from "#ui/primitives/button.tsx";
import { CheckRow } from "./check-row.tsx";
import type { CheckForm } from "./use-check-form.tsx";

/** The whole pictures of all steps that work. Without a review, the owner has to see each one before it is used. */
export function NewPictures({
  steps,
  runId,
  form,
}: {
  steps: CheckedStep[];
  runId: string;
  form: CheckForm;
}) {
  const { t } = useTeamTexts("guides");
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const taken = steps.flatMap(({ key, state, now, isUsable }, index) =>
    state === "works" && now && isUsable ? [{ key, picture: now, number: index + 1 }] : [],
  );
  if (taken.length === 0) return null;
  const keys = taken.map(({ key }) => key).filter((key) => !leftOut.has(key));
  return (
    <section aria-labelledby="new-pictures">
      <CheckRow
        title={t("Retake the pictures")}
        labelId="new-pictures"
        text={t(
          "Step has covered the private text it found. Look at each picture before it replaces the recorded one.",
        )}
      >
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          isBusy={form.isBusy}
          disabled={keys.length === 0}
          onClick={() => form.post("retake", { replayId: runId, keys: keys.join() })}
        >
          {t("Use new pictures")}
        </Button>
      </CheckRow>
      <ul className="mb-6 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {taken.map(({ key, picture, number }) => (
          <li key={key} className="min-w-0">
            <a
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              className="block overflow-hidden rounded-lg border border-border bg-surface-2"
            >
              <img
                src={picture.url}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                alt={t("New picture of step {number}", { number })}
                className="block h-auto w-full"
              />
            </a>
            <label className="mt-2 flex min-h-6 items-center gap-2 text-13 text-text-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                aria-label={t("Use the new picture of step {number}", { number })}
                className="size-4 shrink-0 accent-solid"
                checked={!leftOut.has(key)}
                onChange={({ currentTarget: { checked } }) => setLeftOut(changed(leftOut, key, checked))}
              />
              {t("Step {number}", { number })}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function changed(leftOut: ReadonlySet<number>, key: number, isUsed: boolean): ReadonlySet<number> {
  const now = new Set(leftOut);
  if (isUsed) now.delete(key);
  else now.add(key);
  return now;
}
