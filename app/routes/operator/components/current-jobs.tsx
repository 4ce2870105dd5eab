/** Running and waiting jobs of one kind. */

export interface CurrentKind {
  name: string;
  title: string;
  running: number;
  waiting: number;
  retrying: number;
  /** A duration such as "3 min". Empty if no job is waiting. */
  oldest: string;
}

const columns = ["Job", "Running", "Waiting", "For", "Retries"] as const;

export function CurrentJobs({ kinds }: { kinds: CurrentKind[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-16 font-semibold">Right now</h2>
      {kinds.length === 0 ? (
        <p className="mt-1 text-14 text-text-2">No jobs are running or waiting.</p>
      ) : (
        <div className="mt-3">
          <table className="w-full text-left text-14">
            <thead>
              <tr className="border-b border-border text-13 text-text-3">
                {columns.map((title) => (
                  <th key={title} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ name, title, running, waiting, oldest, retrying }) => (
                <tr key={name} className="border-b border-border">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {title}
                  </th>
                  <td className="py-2 pr-4 tabular-nums">{running}</td>
                  <td className="py-2 pr-4 tabular-nums">{waiting}</td>
                  <td className="py-2 pr-4 whitespace-nowrap tabular-nums">{oldest || "–"}</td>
                  <td className="py-2 tabular-nums">{retrying}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Formats a duration in its largest fitting unit. */
export function durationText(seconds: number): string {
  if (seconds < 1) return "";
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}
