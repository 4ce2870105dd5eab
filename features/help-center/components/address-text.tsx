import { isRightToLeft } from "#shared/left-to-right-runs.ts";
import { Isolated } from "./isolated.tsx";

/** Lines of an address. Numbers such as "1-12" don't break at their hyphen. */
export function AddressText({ text }: { text: string }) {
  if (isRightToLeft(text)) return <Isolated text={text} />;
  let start = 0;
  // Alternates other text and numbers.
  return text.split(/(\d+(?:-\d+)+)/).map((part, index) => {
    const key = start;
    start += part.length;
    return index % 2 === 0 ? (
      part
    ) : (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
