import type { ReactNode } from "react";
import { formOf, useWizard } from "../wizard-context.ts";

/** A logo that the owner can select, on white, because logos are designed for white. */
export function LogoCard({
  value,
  isChosen,
  label,
  note,
  children,
}: {
  value: string;
  isChosen: boolean;
  label: string;
  note: string;
  children: ReactNode;
}) {
  const { isLive, send } = useWizard();
  const id = `logo-${value}`;
  return (
    <label
      htmlFor={id}
      className="group relative flex cursor-pointer flex-col overflow-hidden rounded-lg border border-control bg-surface has-checked:border-text has-checked:ring-1 has-checked:ring-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <span className="grid h-28 place-items-center bg-[#ffffff] p-4">{children}</span>
      <span className="flex items-center gap-2.5 border-t border-border px-3 py-2.5">
        <input
          {...(isLive
            ? { checked: isChosen, onChange: () => void send(formOf("choose-logo", { logoId: value })) }
            : { defaultChecked: isChosen })}
          id={id}
          type="radio"
          aria-labelledby={`${id}-name`}
          name="logoId"
          value={value}
          className="size-4 shrink-0 accent-solid outline-none"
        />
        <span id={`${id}-name`} className="min-w-0 text-13">
          <span className="block font-medium">{label}</span>
          <span className="block text-text-3">{note}</span>
        </span>
      </span>
    </label>
  );
}
