import type { ComponentProps } from "react";
import { Input } from "./input.tsx";

type MomentInputProps = Omit<ComponentProps<typeof Input>, "type" | "value" | "onChange"> & {
  /** As ISO date. Empty for none. */
  value: string;
  onChange: (moment: string) => void;
};

/** A day and time in the browser's time zone. Render it after hydration: the server has another time zone. */
export function MomentInput({ value, onChange, ...props }: MomentInputProps) {
  return (
    <Input
      {...props}
      type="datetime-local"
      value={localOf(value)}
      onChange={(event) => onChange(momentOf(event.currentTarget.value))}
    />
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
