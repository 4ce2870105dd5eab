/** A request to the bucket failed. The message is a sentence for operators, and the cause is the client's error. */
export class BucketError extends Error {
  override readonly name = "BucketError";

  constructor(bucket: string, cause: unknown) {
    super(`The bucket ${bucket} ${failureOf(cause)}.`, { cause });
  }
}

/** An answer without a body, as to HEAD, only has a status, and the client calls it "UnknownError". */
function failureOf(cause: unknown): string {
  const { $metadata, name, message } = cause as {
    $metadata?: { httpStatusCode?: number };
    name?: string;
    message?: string;
  };
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return `can't be reached (${message || String(cause)})`;
  const code = name && !/^(?:Unknown(?:Error)?|Error)$/.test(name) ? ` (${name})` : "";
  return `answered ${status}${code}`;
}
