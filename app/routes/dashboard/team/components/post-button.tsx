import { Form, useNavigation } from "react-router";

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** A form that looks like a link. */
export function PostButton({
  fields,
  label,
  of,
}: {
  fields: Record<string, string>;
  label: string;
  /** What it acts on, for screen readers. */
  of: string;
}) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" replace preventScrollReset onSubmit={(event) => isBusy && event.preventDefault()}>
      <HiddenFields fields={fields} />
      <button
        type="submit"
        aria-disabled={isBusy}
        className="py-1.5 text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
      >
        {label}
        <span className="sr-only"> {of}</span>
      </button>
    </Form>
  );
}
