/** What `openThread` and `answerCalls` send each other. */

/** Functions whose arguments and results can be cloned. */
export type ThreadCalls = Record<string, (...args: never[]) => unknown>;

export interface CallMessage {
  id: number;
  name: string;
  args: unknown[];
}

export type ReplyMessage = { id: number; value: unknown } | { id: number; error: string };
