import { useState } from "react";
import type { Clash, Side } from "#features/articles/merge-articles.ts";
import { Button } from "#ui/primitives/button.tsx";
import { useToast } from "#ui/toaster.tsx";
import type { ArticleConflict } from "../use-article.ts";

/** Asks only about what both changed. Everything else is merged already. */
export function ConflictPanel({
  conflict: { merge },
  myText,
  onResolve,
}: {
  conflict: ArticleConflict;
  myText: string;
  onResolve: (choices: Side[]) => void;
}) {
  const toast = useToast();
  const { clashes } = merge;
  const [choices, setChoices] = useState<Side[]>(() => clashes.map(() => "mine"));
  const choose = (index: number, side: Side) => setChoices((now) => now.with(index, side));
  async function copy() {
    await navigator.clipboard.writeText(myText);
    toast({ kind: "success", text: "Your version is copied" });
  }
  return (
    <section aria-labelledby="conflict-title" className="mx-auto w-full max-w-[832px] py-8">
      <h1 id="conflict-title" className="text-22 tracking-[-0.015em]">
        This article was saved elsewhere while you were editing
      </h1>
      <p className="mt-2 max-w-[68ch] text-16 text-text-2">
        {clashes.length === 1 ? "Both changed one place." : `Both changed ${clashes.length} places.`} Select
        the wording to keep. All other changes are merged.
      </p>
      {clashes.map((clash, index) => (
        <ClashChoice
          key={[clash.field, clash.base, clash.mine, clash.theirs].join("\n")}
          clash={clash}
          name={`clash-${index}`}
          choice={choices[index] ?? "mine"}
          onChoose={(side) => choose(index, side)}
        />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => onResolve(choices)}>Save merged version</Button>
        <Button variant="ghost" onClick={() => void copy()}>
          Copy my version
        </Button>
      </div>
    </section>
  );
}

const fieldNames: Record<Clash["field"], string> = {
  title: "Title",
  content: "Text",
  slug: "Address",
  category: "Category",
  seoTitle: "Search title",
  seoDescription: "Search description",
};

function ClashChoice({
  clash: { field, heading, base, mine, theirs },
  name,
  choice,
  onChoose,
}: {
  clash: Clash;
  name: string;
  choice: Side;
  onChoose: (side: Side) => void;
}) {
  const sides: { side: Side; label: string; text: string }[] = [
    { side: "mine", label: "Yours", text: mine },
    { side: "theirs", label: "Saved elsewhere", text: theirs },
  ];
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="mb-3 text-18 font-medium">
        <bdi>{heading ?? fieldNames[field]}</bdi>
      </legend>
      <div className="grid gap-4 md:grid-cols-2">
        {sides.map(({ side, label, text }) => (
          <label
            key={side}
            className="block min-w-0 cursor-pointer rounded-lg border border-border bg-surface has-checked:border-focus has-checked:ring-1 has-checked:ring-focus"
          >
            <span className="flex items-center gap-2.5 border-b border-border px-4 py-2.5 text-14 font-medium">
              <input
                type="radio"
                name={name}
                checked={choice === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-focus"
              />
              {label}
            </span>
            <span className="block px-4 py-3 text-16 break-words whitespace-pre-wrap" dir="auto">
              {text || <em className="text-text-3">Deleted</em>}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 rounded-md bg-surface-2 px-4 py-3 text-14 text-text-2">
        <span className="text-text-3">Before both edits</span>
        <span className="min-w-0 break-words whitespace-pre-wrap" dir="auto">
          {base || "Nothing"}
        </span>
      </p>
      {field === "content" ? (
        <label className="mt-3 flex w-fit items-center gap-2.5 text-14">
          <input
            type="radio"
            name={name}
            checked={choice === "both"}
            onChange={() => onChoose("both")}
            className="size-4 accent-focus"
          />
          Keep both
        </label>
      ) : null}
    </fieldset>
  );
}
