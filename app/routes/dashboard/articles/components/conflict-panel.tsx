import { useState } from "react";
import { dayAndTimeIn } from "#engines/messages/team/team-dates.ts";
import type { Clash, Side } from "#features/articles/merge-articles.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { useTeamToast } from "#features/companies/components/team-toast.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { nameOf, usePeople } from "../people.ts";
import type { ArticleConflict } from "../use-article.ts";

/** Asks only about what both changed. Everything else is merged already. */
export function ConflictPanel({
  conflict: { merge, current },
  myText,
  onResolve,
}: {
  conflict: ArticleConflict;
  myText: string;
  onResolve: (choices: Side[]) => void;
}) {
  const { t, parts, number } = useTeamTexts("articles");
  const toast = useTeamToast("articles");
  const people = usePeople();
  const saver = current.savedBy === people.you ? null : nameOf(current.savedBy, people, t);
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
        {saver === null
          ? t("You saved this article in another window while you were editing")
          : joined(
              parts("{person} saved this article while you were editing", { person: <bdi>{saver}</bdi> }),
            )}
      </h1>
      <p className="mt-2 max-w-[68ch] text-16 text-text-2">
        {clashes.length === 1
          ? t(saver === null ? "Both changed one place." : "You both changed one place.")
          : t(saver === null ? "Both changed {count} places." : "You both changed {count} places.", {
              count: number(clashes.length),
            })}{" "}
        {t("Select the wording to keep. All other changes are merged.")}
      </p>
      {clashes.map((clash, index) => (
        <ClashChoice
          key={[clash.field, clash.base, clash.mine, clash.theirs].join("\n")}
          clash={clash}
          saver={saver}
          savedAt={current.savedAt}
          name={`clash-${index}`}
          choice={choices[index] ?? "mine"}
          onChoose={(side) => choose(index, side)}
        />
      ))}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => onResolve(choices)}>{t("Save merged version")}</Button>
        <Button variant="ghost" onClick={() => void copy()}>
          {t("Copy my version")}
        </Button>
      </div>
    </section>
  );
}

const fieldNames = {
  title: "Title",
  content: "Text",
  slug: "Address",
  category: "Category",
  seoTitle: "Search title",
  seoDescription: "Search description",
  author: "Author",
} as const satisfies Record<Clash["field"], string>;

function ClashChoice({
  clash: { field, heading, base, mine, theirs },
  saver,
  savedAt,
  name,
  choice,
  onChoose,
}: {
  clash: Clash;
  /** Null if the reader saved in another window. */
  saver: string | null;
  savedAt: string;
  name: string;
  choice: Side;
  onChoose: (side: Side) => void;
}) {
  const { t, language } = useTeamTexts("articles");
  const sides: { side: Side; label: string; text: string }[] = [
    { side: "mine", label: t(saver === null ? "This window" : "Yours"), text: mine },
    { side: "theirs", label: saver ?? t("The other window"), text: theirs },
  ];
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="mb-3 text-18 font-medium">
        <bdi>{heading ?? t(fieldNames[field])}</bdi>
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
              <bdi className="min-w-0 grow truncate">{label}</bdi>
              {side === "theirs" ? (
                <LocalTime
                  at={savedAt}
                  format={dayAndTimeIn(language)}
                  className="shrink-0 text-13 font-normal text-text-3"
                />
              ) : null}
            </span>
            <span className="block px-4 py-3 text-16 break-words whitespace-pre-wrap" dir="auto">
              {text || <em className="text-text-3">{t("Deleted")}</em>}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 rounded-md bg-surface-2 px-4 py-3 text-14 text-text-2">
        <span className="text-text-3">{t("Before both edits")}</span>
        <span className="min-w-0 break-words whitespace-pre-wrap" dir="auto">
          {base || t("Nothing")}
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
          {t("Keep both")}
        </label>
      ) : null}
    </fieldset>
  );
}
