import type { ReactNode } from "react";

export interface FieldControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/**
 * Label, help and error of a form control. `children` must render the control with the given props, which link it to
 * them.
 */
export function Field({
  id,
  label,
  help,
  error,
  children,
}: {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | string[] | undefined;
  children: (control: FieldControlProps) => ReactNode;
}) {
  const noteId = `${id}-note`;
  const errors = typeof error === "string" ? [error] : (error ?? []);
  const isWrong = errors.length > 0;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-14">
        {label}
      </label>
      {children({
        id,
        ...(isWrong || help ? { "aria-describedby": noteId } : {}),
        ...(isWrong ? { "aria-invalid": true as const } : {}),
      })}
      {isWrong || help ? (
        <div id={noteId} className={isWrong ? "text-13 text-danger" : "text-13 text-text-3"}>
          {isWrong ? errors.map((sentence) => <p key={sentence}>{sentence}</p>) : <p>{help}</p>}
        </div>
      ) : null}
    </div>
  );
}
