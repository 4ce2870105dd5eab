import type { ComponentProps } from "react";
import type { FaqActionResult } from "#features/faqs/owner-faq.ts";
import type { PostedFields } from "../undo-of.ts";
import { useFaqs } from "../use-faq-store.ts";

interface PostFormProps extends Omit<ComponentProps<"form">, "action" | "method"> {
  fields: PostedFields;
  onAnswer?: (result: FaqActionResult | null) => void;
}

/** Posted by the browser before hydration, and by the tab's store afterwards. Text fields inside it are sent too. */
export function PostForm({ fields, onAnswer, children, ...props }: PostFormProps) {
  const { post } = useFaqs();
  return (
    <form
      method="post"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === "string" && !(name in fields) ? [[name, value] as const] : [],
        );
        void post({ ...fields, ...Object.fromEntries(typed) }).then(onAnswer);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
