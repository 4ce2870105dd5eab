/** The form above an operator's list that adds an entry to it. */
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";

interface CreateFormProps {
  /** The action's result. If it is an error, the first invalid field receives focus. */
  answer: object | undefined;
  className: string;
  button: string;
  children: ReactNode;
}

export function CreateForm({ answer, className, button, children }: CreateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().state === "submitting";
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      className={cn(
        "mb-6 grid grid-cols-2 gap-4 rounded-lg border border-border p-4 lg:items-start lg:p-5",
        className,
      )}
    >
      {children}
      <Button
        type="submit"
        name="intent"
        value="create"
        isBusy={isSending}
        className="h-11 max-lg:col-span-2 lg:mt-[1.625rem] lg:h-10"
      >
        {button}
      </Button>
    </Form>
  );
}
