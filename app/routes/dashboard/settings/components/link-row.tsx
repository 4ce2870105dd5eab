import { useId } from "react";
import { type CenterWordsValues, type LinkIndex, wordLimits } from "#features/companies/center-words.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Input } from "#ui/primitives/input.tsx";

interface LinkRowProps {
  index: LinkIndex;
  language: string;
  label: string;
  url: string;
  errors: (string | string[] | undefined)[];
  placeholder: string;
  onChange: (values: Partial<CenterWordsValues>) => void;
}

/** Label and address of one link. */
export function LinkRow({ index, language, label, url, errors, placeholder, onChange }: LinkRowProps) {
  const { t } = useTeamTexts("words");
  const noteId = useId();
  const [wrongLabel, wrongUrl] = errors;
  const problems = errors.flat().filter((error) => error !== undefined);
  const described = problems.length > 0 ? { "aria-describedby": noteId } : {};
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
        <Input
          name={`link${index}Label`}
          aria-label={t("Label of link {number}", { number: index + 1 })}
          aria-invalid={wrongLabel ? true : undefined}
          {...described}
          value={label}
          maxLength={wordLimits.label}
          placeholder={placeholder}
          lang={language}
          dir="auto"
          onChange={(event) => onChange({ [`link${index}Label`]: event.currentTarget.value })}
          autoComplete="off"
        />
        <Input
          name={`link${index}Url`}
          aria-label={t("Address of link {number}", { number: index + 1 })}
          aria-invalid={wrongUrl ? true : undefined}
          {...described}
          value={url}
          maxLength={wordLimits.url}
          placeholder="https://"
          inputMode="url"
          dir="ltr"
          onChange={(event) => onChange({ [`link${index}Url`]: event.currentTarget.value })}
          autoComplete="off"
        />
      </div>
      {problems.length > 0 ? (
        <p id={noteId} className="mt-1 text-13 text-danger">
          {problems.join(". ")}
        </p>
      ) : null}
    </div>
  );
}
