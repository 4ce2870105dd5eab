/** A model gave no usable answer. The message is for the log. */
export class ModelError extends Error {
  readonly reason: "refused" | "busy" | "unavailable" | "too-slow" | "unreadable";

  constructor(reason: ModelError["reason"], options?: { cause?: unknown }) {
    super(`the model gave no answer: ${reason}`, options);
    this.name = "ModelError";
    this.reason = reason;
  }
}
