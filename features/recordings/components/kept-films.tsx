import { Button } from "#ui/primitives/button.tsx";
import type { KeptFilm } from "../recorder/film-store.ts";
import { clockTime } from "../recorder/stopwatch.ts";

export function KeptFilms({
  films,
  onUse,
  onDiscard,
}: {
  films: KeptFilm[];
  onUse: (film: KeptFilm) => void;
  onDiscard: (film: KeptFilm) => void;
}) {
  if (films.length === 0) return null;
  const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <section
      aria-labelledby="kept-films"
      className="mb-6 rounded-md border border-border bg-surface-2 px-4 py-3"
    >
      <h3 id="kept-films" className="text-14">
        {films.length === 1 ? "A recording is waiting" : `${films.length} recordings are waiting`}
      </h3>
      <p className="text-13 text-text-3">
        {films.length === 1
          ? "It's only on this computer. We delete it after a week."
          : "They're only on this computer. We delete them after a week."}
      </p>
      <ul className="mt-1 divide-y divide-border">
        {films.map((film) => {
          const when = time.format(film.startedAtMs);
          return (
            <li key={film.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-14">
              <span className="min-w-0 grow">
                {when}
                <span className="ml-3 tabular-nums text-text-3">{clockTime(film.durationSeconds)}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Discard the recording of ${when}`}
                onClick={() => onDiscard(film)}
              >
                Discard
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Review the recording of ${when}`}
                onClick={() => onUse(film)}
              >
                Review
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
