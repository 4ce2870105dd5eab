import { Form } from "react-router";
import type { ShownImport } from "#features/moving/describe-import.server.ts";
import { Button } from "#ui/primitives/button.tsx";

const number = (count: number) => count.toLocaleString("en");

export function ImportProgress({ shown: { label, phase, done, total } }: { shown: ShownImport }) {
  const isReading = phase === "plan";
  return (
    <section className="max-w-190">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-20 font-semibold wrap-anywhere">
          {isReading ? "Reading" : "Importing"} {label}
        </h2>
        <Form method="post">
          <Button type="submit" name="intent" value="stop-import" variant="secondary">
            Stop
          </Button>
        </Form>
      </div>
      <p className="mt-2 text-16 text-text-2">You can close this page; the import continues.</p>
      {isReading ? null : (
        <progress
          aria-label="Progress"
          className="mt-5 h-1 w-full accent-solid"
          {...(total > 0 ? { value: done, max: total } : {})}
        />
      )}
      <p role="status" className="mt-2 text-14 font-medium tabular-nums">
        {isReading
          ? `${number(done)} ${done === 1 ? "text" : "texts"} found`
          : total > 0
            ? `${number(done)} of ${number(total)}`
            : "Preparing..."}
      </p>
      <noscript>
        <p className="mt-2 text-14 text-text-2">Reload this page to see the progress.</p>
      </noscript>
    </section>
  );
}

/** An import that failed or was stopped. */
export function ImportEnd({ shown: { label, phase, status, error } }: { shown: ShownImport }) {
  return (
    <section className="max-w-190">
      <h2 className="text-20 font-semibold wrap-anywhere">
        {status === "failed" ? `We couldn't import ${label}` : `The import of ${label} was stopped`}
      </h2>
      <p role="alert" className="mt-2 text-16 text-text-2">
        {error ?? (phase === "plan" ? "Nothing was imported." : "Articles that were imported stay.")}
      </p>
      <Form method="post" className="mt-5 flex flex-wrap gap-2">
        {phase === "import" ? (
          <Button type="submit" name="intent" value="retry-import">
            Continue
          </Button>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="discard-import"
          variant={phase === "import" ? "ghost" : "primary"}
        >
          Start over
        </Button>
      </Form>
    </section>
  );
}
