import { dayOnlyIn } from "#engines/messages/team/team-dates.ts";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { Clip } from "#features/help-center/ask/public-reply.ts";
import { LocalTime } from "#ui/local-time.tsx";

/** Links a sentence's page, and says when Step read it there. */
export function ClipOrigin({ href, origin, trail }: Pick<Clip, "href" | "origin" | "trail">) {
  const { parts, language } = useTeamTexts("answers");
  return (
    <>
      <a href={href} className="underline underline-offset-3">
        {origin.label ?? trail.join(" › ")}
      </a>
      {origin.label === null ? null : (
        <>
          {" · "}
          {joined(
            parts("read {day}", {
              day: <LocalTime at={origin.checkedAt.toISOString()} format={dayOnlyIn(language)} />,
            }),
          )}
        </>
      )}
    </>
  );
}
