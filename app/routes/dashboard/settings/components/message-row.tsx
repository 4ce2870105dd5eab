import { memo, useId } from "react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Input } from "#ui/primitives/input.tsx";

interface MessageRowProps {
  /** "nav.home", "guide.steps/one". */
  id: string;
  tag: string;
  /** Our own text. */
  text: string;
  value: string;
  error: string | undefined;
  isShown: boolean;
  onType: (typed: string) => void;
}

const formNames: Record<string, string> = {
  zero: "for 0",
  one: "singular",
  two: "for 2",
  few: "for a few",
  many: "for many",
  other: "plural",
};

/** Our text beside the owner's. */
export const MessageRow = memo(function MessageRow({
  id,
  tag,
  text,
  value,
  error,
  isShown,
  onType,
}: MessageRowProps) {
  const { said } = useTeamTexts("languages");
  const own = useId();
  const [, form] = id.split("/");
  return (
    <div hidden={!isShown} className="border-t border-border py-2">
      <div className="grid items-center gap-x-6 gap-y-1 md:grid-cols-2">
        <label htmlFor={own} className="min-w-0 text-14 wrap-anywhere">
          <span lang={tag} dir="auto">
            {text}
          </span>
          {form ? <span className="ml-2 text-13 text-text-3">{said(formNames[form] ?? "")}</span> : null}
        </label>
        <Input
          id={own}
          name={id}
          lang={tag}
          dir="auto"
          value={value}
          placeholder={text}
          onChange={(event) => onType(event.currentTarget.value)}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-note` : undefined}
        />
      </div>
      {error ? (
        <p id={`${own}-note`} className="mt-1 text-13 text-danger md:text-right">
          {error}
        </p>
      ) : null}
    </div>
  );
}, isSame);

/** `onType` is a different function on each render but does the same thing. */
function isSame(before: MessageRowProps, now: MessageRowProps): boolean {
  return (
    before.value === now.value &&
    before.error === now.error &&
    before.isShown === now.isShown &&
    before.text === now.text
  );
}
