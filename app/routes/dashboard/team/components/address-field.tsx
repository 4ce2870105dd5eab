import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { parseAddresses } from "#features/team/parse-addresses.ts";

/** A list of addresses as removable chips. The form posts them as one text, with what is still being typed. */
export function AddressField({
  problem,
  onCount,
}: {
  problem: string | null;
  /** The number of addresses, including one that is still being typed. */
  onCount: (count: number) => void;
}) {
  const { t, said } = useTeamTexts("team");
  const [chips, setChips] = useState<string[]>([]);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const count = parseAddresses([...chips, typed].join(",")).emails.length;
  useEffect(() => onCount(count), [count, onCount]);

  function take(text: string) {
    const { emails, wrong } = parseAddresses(text);
    setChips((known) => [...new Set([...known, ...emails])]);
    setTyped(wrong.join(" "));
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="invite-emails" className="text-14 font-medium">
        {t("Email addresses")}
      </label>
      {/* Clicking next to the text focuses it, as in any field. */}
      {/* biome-ignore lint/a11y: the input inside has the label and the keyboard */}
      <div
        onClick={() => input.current?.focus()}
        className="flex min-h-11 cursor-text flex-wrap items-center gap-1.5 rounded-md border border-control bg-surface p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-solid has-aria-invalid:border-danger md:min-h-10"
      >
        {chips.map((email) => (
          <span
            key={email}
            className="flex h-7 max-w-full items-center gap-1 rounded-sm border border-border bg-surface-2 pl-2 text-13"
          >
            <span className="truncate">{email}</span>
            <button
              type="button"
              aria-label={t("Remove {email}", { email })}
              onClick={() => setChips(chips.filter((each) => each !== email))}
              className="grid size-6 shrink-0 place-items-center rounded-sm text-text-3 hover:text-text"
            >
              <X className="size-3.5" aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id="invite-emails"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "invite-emails-note" : undefined}
          onChange={({ currentTarget: { value } }) => (/[,;\s]$/.test(value) ? take(value) : setTyped(value))}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text");
            if (!/[,;\s]/.test(text.trim())) return;
            event.preventDefault();
            take(`${typed} ${text}`);
          }}
          onKeyDown={(event) => {
            if (event.key === "Backspace" && typed === "") setChips(chips.slice(0, -1));
            if (event.key !== "Enter" || typed === "") return;
            event.preventDefault();
            take(typed);
          }}
          className="h-7 min-w-24 grow bg-transparent px-1 text-16 outline-none md:text-14"
        />
      </div>
      <input type="hidden" name="emails" value={[...chips, typed].filter(Boolean).join(", ")} />
      {problem ? (
        <p id="invite-emails-note" role="alert" className="text-13 text-danger">
          {said(problem)}
        </p>
      ) : null}
    </div>
  );
}
