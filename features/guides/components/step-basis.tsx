import { Eye, EyeOff } from "lucide-react";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { StepBasis as Basis } from "#shared/enumerations.ts";

const icons = { seen: Eye, inferred: EyeOff };
const words = { seen: "Seen on screen", inferred: "Inferred, not seen" } as const;

/** Says how a step is known. Only words that were read on the screen are highlighted. */
export function StepBasis({ basis, seenText }: { basis: Basis; seenText: string | null }) {
  const { t } = useTeamTexts("frame");
  const Icon = icons[basis];
  return (
    <>
      <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 break-words">
        {t(words[basis])}
        {basis !== "inferred" && seenText ? (
          <>
            :{" "}
            <mark className="rounded-[2px] bg-proof box-decoration-clone px-0.5 py-[0.1em] text-text">
              {seenText}
            </mark>
          </>
        ) : null}
      </span>
    </>
  );
}
