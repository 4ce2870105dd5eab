import { type Reorder, useReorder } from "#ui/use-reorder.ts";
import { useFaqs } from "./use-faq-store.ts";

export function useFaqReorder(): Reorder {
  const { faqs, post, reorder } = useFaqs();
  const find = (id: string) => faqs.find((faq) => faq.id === id);
  return useReorder({
    matesOf(id) {
      const moved = find(id);
      return faqs
        .filter((faq) => faq.list === moved?.list && faq.category === moved.category)
        .map((faq) => faq.id);
    },
    show: reorder,
    onDrop({ id, order, before }) {
      const next = order[order.indexOf(id) + 1] ?? "";
      void post({ intent: "move", faqId: id, before: next }).then((result) => {
        if (!result?.ok) reorder(before);
      });
    },
    placeSuffix: (id) => ` in ${find(id)?.category ?? "no category"}`,
  });
}
