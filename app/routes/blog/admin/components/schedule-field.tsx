import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";

/** When a draft is published automatically. Entered in the browser's time zone, stored as an absolute time. */
export function ScheduleField({
  scheduledAt,
  error,
  onChange,
}: {
  scheduledAt: string;
  error: string | undefined;
  onChange: (scheduledAt: string) => void;
}) {
  return (
    <Field
      id="scheduledAt"
      label="Publish later"
      help="In your time zone. If empty, the post stays a draft."
      error={error}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            type="datetime-local"
            className="max-w-64"
            value={localOf(scheduledAt)}
            onChange={(event) => onChange(momentOf(event.target.value))}
          />
          {scheduledAt ? (
            <Button variant="ghost" onClick={() => onChange("")}>
              Clear
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Formats a time as "2026-12-24T18:00" in the browser's time zone. */
function localOf(moment: string): string {
  if (moment === "") return "";
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function momentOf(local: string): string {
  const date = new Date(local);
  return local === "" || Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
