/** A process that posts bodies at and above their limits, one at a time, until it is stopped. */
import { request } from "node:http";
import type { BodyBound } from "#platform/body/body-bound.ts";
import {
  contentTypeOf,
  fullFile,
  fullForm,
  jsonBody,
  multipartForm,
  type PostedBody,
  urlencodedForm,
} from "./bodies.ts";

export interface BodyTarget {
  route: string;
  method: string;
  host: string;
  path: string;
  bound: BodyBound;
  cookie: string;
  token: string;
}

export interface SendBodies {
  port: number;
  targets: BodyTarget[];
}

/** The number of responses per status and route, sent after each round over all targets. */
export type SentBodies = Record<string, Record<string, number>>;

const sent: SentBodies = {};
let senders = 0;

process.once("message", async (work: SendBodies) => {
  for (;;) {
    for (const target of work.targets)
      for (const body of bodiesOf(target.bound)) await post(work, target, body);
    process.send?.(sent);
  }
});

function bodiesOf(bound: BodyBound): PostedBody[] {
  if (bound.kind === "json") {
    const { maxDepth, maxTokens } = bound;
    return [...jsonBody(bound), ...jsonBody({ ...bound, maxDepth: maxDepth + 1, maxTokens: maxTokens + 1 })];
  }
  if (bound.kind === "file") return [fullFile(bound), fullFile({ ...bound, maxBytes: bound.maxBytes + 1 })];
  if (bound.kind !== "form") return [];
  const beyond = { ...bound, maxFields: bound.maxFields + 1, maxFiles: bound.maxFiles + 1 };
  const within = [urlencodedForm(bound), multipartForm(bound), fullForm(bound)];
  return [
    ...within,
    urlencodedForm(beyond),
    multipartForm(beyond),
    fullForm({ ...bound, maxBytes: bound.maxBytes + 1 }),
  ];
}

/** Sends the body in chunks, so that the server has to count what arrives, and each time from another network. */
function post({ port }: SendBodies, target: BodyTarget, body: PostedBody) {
  const { route, method, host, path, cookie, token } = target;
  senders += 1;
  return new Promise<void>((resolve) => {
    const count = (status: string) => {
      sent[route] ??= {};
      const counts = sent[route];
      counts[status] = (counts[status] ?? 0) + 1;
      resolve();
    };
    const asked = request({
      port,
      path,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie,
        host,
        "content-type": contentTypeOf(route, body),
        "transfer-encoding": "chunked",
        "x-forwarded-for": `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
      },
    });
    asked.on("response", (answer) => {
      answer.resume();
      answer.on("close", () => count(String(answer.statusCode)));
    });
    // A server that refuses early may reset the connection during the upload.
    asked.on("error", () => count("reset"));
    asked.end(body.bytes);
  });
}
