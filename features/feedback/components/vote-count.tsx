import { createContext, useContext } from "react";
import type { VoteCount as Count } from "../vote-count.ts";

export const VoteCounts = createContext<Record<string, Count>>({});

/** Shows votes such as "3 helpful · 1 not helpful", or nothing if there are none. */
export function VoteCount({ itemId }: { itemId: string }) {
  const count = useContext(VoteCounts)[itemId];
  if (!count) return null;
  const { helpful, unhelpful } = count;
  return (
    <span className="text-13 tabular-nums text-text-3">
      <span className="sr-only">Reader votes: </span>
      {[helpful > 0 && `${helpful} helpful`, unhelpful > 0 && `${unhelpful} not helpful`]
        .filter((part) => part !== false)
        .join(" · ")}
    </span>
  );
}
