/** Shows failed jobs and emails with reason, time and a retry button. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/primitives/button.tsx";
import type { ShownTime } from "../format-time.ts";

export interface FailedThing {
  id: string;
  title: string;
  /** Shown next to the title, such as a website or a recipient. */
  about: string | null;
  reason: string;
  tries: number;
  failed: ShownTime;
  /** True if the mail may already have been delivered. */
  mayHaveArrived: boolean;
}

export function FailedSection({
  title,
  total,
  text,
  children,
}: {
  title: string;
  total: number;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="mt-8">
      <h2 className="flex items-baseline gap-2 text-16 font-semibold">
        {title} <span className="text-14 font-normal tabular-nums text-text-3">{total}</span>
      </h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-14 text-text-2">{text}</p>
      {children}
    </section>
  );
}

export function FailedList({
  label,
  intent,
  verb,
  things,
}: {
  label: string;
  intent: "retry-job" | "resend-mail";
  verb: string;
  things: FailedThing[];
}) {
  return (
    <ul aria-label={label} className="divide-y divide-border rounded-lg border border-border bg-surface">
      {things.map((thing) => (
        <li
          key={thing.id}
          className="grid gap-x-6 gap-y-3 px-4 py-4 text-14 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:px-5"
        >
          <div className="min-w-0 wrap-anywhere">
            <p>
              <span className="font-medium">{thing.title}</span>
              {thing.about ? <span className="text-text-2"> · {thing.about}</span> : null}
            </p>
            <p className="mt-1 text-danger">{thing.reason}</p>
            <p className="mt-1 text-13 tabular-nums text-text-3">
              <time dateTime={thing.failed.iso}>{thing.failed.text}</time> ·{" "}
              {thing.tries === 1 ? "1 try" : `${thing.tries} tries`}
            </p>
          </div>
          {thing.mayHaveArrived ? (
            <details className="md:text-right">
              <summary className="inline-flex h-8 list-none items-center rounded-md border border-control px-3 text-13 font-medium hover:bg-hover pointer-coarse:min-h-11">
                {verb}…
              </summary>
              <p className="mt-2 text-13 text-text-2 md:max-w-[16rem]">
                The connection was lost while sending, so the email may have arrived. If you send it again, it
                may arrive twice.
              </p>
              <TryAgain {...{ intent, thing }} className="mt-2">
                {verb} anyway
              </TryAgain>
            </details>
          ) : (
            <TryAgain {...{ intent, thing }}>{verb}</TryAgain>
          )}
        </li>
      ))}
    </ul>
  );
}

function TryAgain({
  intent,
  thing: { id, title, about },
  className,
  children,
}: {
  intent: string;
  thing: FailedThing;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} variant="secondary" size="sm">
        {children}
        <span className="sr-only">{about ? `(${title}, ${about})` : `(${title})`}</span>
      </Button>
    </Form>
  );
}
