import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { MomentInput } from "#ui/primitives/moment-input.tsx";

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
          <MomentInput {...control} className="max-w-64" value={scheduledAt} onChange={onChange} />
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
