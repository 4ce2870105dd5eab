/**
 * A language model that returns the test's answers over HTTP, in the protocols of OpenAI, Anthropic, Google and
 * compatible servers.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type FakeAnswer =
  /** Sent as JSON, in the protocol's form of structured output. */
  | { kind: "value"; value: unknown }
  /** A transcript in the protocol's verbose form. Models that return no timestamps omit `segments`. */
  | { kind: "heard"; text: string; segments?: { text: string; start: number; end: number }[] }
  /** Sent unchanged. */
  | { kind: "text"; text: string }
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: string }
  /** Sends the headers immediately, then a space at every interval, without end. */
  | { kind: "drip"; everyMs: number }
  /** Accepts the request and never answers. */
  | { kind: "silence" };

export interface FakeQuestion {
  path: string;
  headers: IncomingMessage["headers"];
  /** The request body of the protocol. */
  body: Record<string, unknown>;
  /** The whole body as text. */
  text: string;
  /** The file of a multipart form. */
  file: File | null;
}

export interface FakeModel {
  /** For AI_BASE_URL. */
  url: string;
  questions: FakeQuestion[];
  close(): Promise<void>;
}

/** Calls `answer` for every request. `number` starts at 1. */
export async function startFakeModel(
  answer: (question: FakeQuestion, number: number) => FakeAnswer,
): Promise<FakeModel> {
  const questions: FakeQuestion[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const text = bytes.toString("utf8");
    const { body, file } = await readBody(bytes, request.headers["content-type"] ?? "");
    const question = { path: request.url ?? "", headers: request.headers, body, text, file };
    questions.push(question);
    const said = answer(question, questions.length);
    if (said.kind === "silence") return;
    if (said.kind === "drip") {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), said.everyMs);
      response.on("close", () => clearInterval(timer));
      return;
    }
    if (said.kind === "status") {
      response.writeHead(said.status, { "content-type": "application/json", ...said.headers });
      response.end(said.body ?? JSON.stringify({ error: { message: "no", type: "error" }, type: "error" }));
      return;
    }
    if (said.kind === "heard" || question.path.endsWith("/audio/transcriptions")) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(said.kind === "heard" ? JSON.stringify(heardAnswer(said)) : textOf(said));
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answerAt(question.path, said, body)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(
  bytes: Buffer,
  contentType: string,
): Promise<{ body: Record<string, unknown>; file: File | null }> {
  if (!contentType.startsWith("multipart/form-data"))
    return { body: JSON.parse(bytes.toString("utf8") || "{}") as Record<string, unknown>, file: null };
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "content-type": contentType },
  }).formData();
  const file = form.get("file");
  return { body: Object.fromEntries(form), file: file instanceof File ? file : null };
}

function heardAnswer({ text, segments }: Extract<FakeAnswer, { kind: "heard" }>) {
  if (!segments) return { text };
  return {
    task: "transcribe",
    language: "english",
    duration: segments.at(-1)?.end ?? 0,
    text,
    segments: segments.map((segment, id) => ({
      id,
      avg_logprob: -0.2,
      no_speech_prob: 0.01,
      compression_ratio: 1.2,
      ...segment,
    })),
  };
}

type Said = Extract<FakeAnswer, { kind: "value" | "text" }>;

function textOf(said: Said): string {
  return said.kind === "text" ? said.text : JSON.stringify(said.value);
}

function answerAt(path: string, said: Said, body: Record<string, unknown>) {
  if (path.endsWith("/messages")) return anthropicAnswer(said, body);
  return path.includes(":generateContent") ? googleAnswer(said) : openAiAnswer(said);
}

function googleAnswer(said: Said) {
  return {
    candidates: [
      { content: { role: "model", parts: [{ text: textOf(said) }] }, finishReason: "STOP", index: 0 },
    ],
    usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 30, totalTokenCount: 150 },
  };
}

function openAiAnswer(said: Said) {
  return {
    id: "answer",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "fake",
    choices: [{ index: 0, message: { role: "assistant", content: textOf(said) }, finish_reason: "stop" }],
    usage: { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 },
  };
}

/** Sends a structured answer as the input of the tool named "json" if the request offers it. */
function anthropicAnswer(said: Said, body: Record<string, unknown>) {
  const tools = Array.isArray(body.tools) ? (body.tools as { name?: string }[]) : [];
  const usesTool = said.kind === "value" && tools.some(({ name }) => name === "json");
  const content = usesTool
    ? [{ type: "tool_use", id: "tool", name: "json", input: said.value }]
    : [{ type: "text", text: textOf(said) }];
  return {
    id: "answer",
    type: "message",
    role: "assistant",
    model: "fake",
    content,
    stop_reason: usesTool ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 120, output_tokens: 30 },
  };
}
