import { isRightToLeft } from "#shared/left-to-right-runs.ts";
import { Isolated } from "./isolated.tsx";

/**
 * An address, or one line of it. Numbers such as "1-12" don't break at their hyphen. A line with digits only may belong to
 * an Arabic address.
 */
export function AddressText({ text, address = text }: { text: string; address?: string }) {
  if (isRightToLeft(address)) return <Isolated text={text} isAmongRightToLeft />;
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
