import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Without aria-checked, because the native checkbox already exposes its state. */
const isSwitch = { role: "switch" };

/**
 * A checkbox that screen readers announce as a switch. It is posted with its form, with or without JavaScript. Needs a
 * label.
 */
export function Switch({ className, ...props }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <input
      type="checkbox"
      {...isSwitch}
      className={cn(
        "relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-control before:absolute before:top-[3px] before:left-[3px] before:size-3.5 before:rounded-full before:bg-[#fff] before:transition-[translate] checked:bg-solid checked:before:translate-x-4 disabled:cursor-default disabled:opacity-45 motion-reduce:before:transition-none forced-colors:border forced-colors:appearance-auto",
        className,
      )}
      {...props}
    />
  );
}

/** A switch that saves immediately: a button that posts its form. `value` is the new state. */
export function SwitchButton({
  isOn,
  className,
  ...props
}: Omit<ComponentProps<"button">, "type" | "role"> & { isOn: boolean }) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={isOn}
      className={cn(
        "relative h-5 w-9 shrink-0 rounded-full bg-control before:absolute before:top-[3px] before:left-[3px] before:size-3.5 before:rounded-full before:bg-[#fff] before:transition-[translate] after:absolute after:-inset-3 aria-checked:bg-solid aria-checked:before:translate-x-4 disabled:cursor-default disabled:opacity-45 motion-reduce:before:transition-none forced-colors:border",
        className,
      )}
      {...props}
    />
  );
}
