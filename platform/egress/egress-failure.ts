import { errors } from "undici";
import { EgressError, type EgressErrorCode } from "#shared/egress.ts";
import { errorCode } from "./egress-rules.ts";

/** Returns "timeout" or "aborted", depending on the signal's reason. */
export function stoppedError(signal: AbortSignal, url: string, cause: unknown): EgressError {
  if (cause instanceof EgressError && cause.code !== "timeout" && cause.code !== "aborted") return cause;
  return signal.reason === "timeout"
    ? new EgressError("timeout", url, "The host did not respond in time.", { cause })
    : new EgressError("aborted", url, "The request was canceled.", { cause });
}

/** The TLS handshake failed, because the connection was lost or the certificate was rejected. */
export function tlsError(error: Error | null, url: string): EgressError {
  const lost = ["ECONNRESET", "EPIPE", "ECONNABORTED"].includes(errorCode(error) ?? "");
  if (errorCode(error) === "UND_ERR_CONNECT_TIMEOUT") {
    return new EgressError("timeout", url, "The host did not respond in time.", { cause: error });
  }
  return lost
    ? new EgressError("connection-failed", url, "The connection was lost.", { cause: error })
    : new EgressError("tls", url, "The host's certificate or encryption cannot be trusted.", {
        cause: error,
      });
}

const messages: Partial<Record<EgressErrorCode, string>> = {
  timeout: "The host did not respond in time.",
  protocol: "The response is not valid HTTP.",
  "connection-failed": "The connection was lost.",
};

export function toEgressError(error: unknown, url: string): EgressError {
  if (error instanceof EgressError)
    return new EgressError(error.code, url, error.message, { cause: error.cause });
  const code = codeFor(error);
  return new EgressError(code, url, messages[code] ?? "The request failed.", { cause: error });
}

function codeFor(error: unknown): EgressErrorCode {
  const code = errorCode(error) ?? "";
  if (/^UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT$/.test(code)) return "timeout";
  if (error instanceof errors.HTTPParserError) return "protocol";
  // Messages of zlib, brotli ("ERR__ERROR_FORMAT_…") and undici for malformed responses.
  const brokenMessage =
    /^(Z_|ERR__|ERR_BROTLI|UNREADABLE_CODING$|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_CONTENT_LENGTH_MISMATCH$)/;
  return brokenMessage.test(code) ? "protocol" : "connection-failed";
}
