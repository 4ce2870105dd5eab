import type { ComponentProps } from "react";
import type { FaqActionResult } from "#features/faqs/owner-faq.ts";
import { type FaqStore, type PostedFields, useFaqs } from "../use-faq-store.ts";

interface PostFormProps extends Omit<ComponentProps<"form">, "action" | "method"> {
  fields: PostedFields;
  options?: Parameters<FaqStore["post"]>[1];
  onAnswer?: (result: FaqActionResult | null) => void;
}

/** Posted by the browser before hydration, and by the tab's store afterwards. */
export function PostForm({ fields, options, onAnswer, children, ...props }: PostFormProps) {
  const { post } = useFaqs();
  return (
    <form
      method="post"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        void post(fields, options).then(onAnswer);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children}
    </form>
  );
}
