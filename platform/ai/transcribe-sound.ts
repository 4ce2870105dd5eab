/**
 * Transcribes speech with the configured model, through the API of OpenAI or a compatible server. The SDK isn't used,
 * because it rejects responses that lack any of OpenAI's own fields, as those of most servers do. Captions need
 * timestamps, so the model must support them.
 */
import { z } from "zod";
import type { TranscriptionConfig } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { type CallOptions, callModel } from "./call-model.ts";
import { ModelError } from "./model-error.ts";

export interface Sound {
  /** Ogg with Opus, at most 25 MB. */
  bytes: Uint8Array<ArrayBuffer>;
  durationSeconds: number;
}

export interface SpokenSegment {
  /** Not empty. */
  text: string;
  startSeconds: number;
  endSeconds: number;
}

export interface TranscribeDeps {
  config: { transcription: TranscriptionConfig | null };
  log: Pick<Log, "info" | "warn">;
}

const openAiUrl = "https://api.openai.com/v1";
/** Whisper's own thresholds. Segments beyond them are noise, not speech. */
const [mostSilence, leastLikelihood, mostRepetition] = [0.6, -1, 2.4];

const answer = z.object({
  text: z.string(),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: z.number(),
        end: z.number(),
        no_speech_prob: z.number().nullish(),
        avg_logprob: z.number().nullish(),
        compression_ratio: z.number().nullish(),
      }),
    )
    .nullish(),
});
type Segment = NonNullable<z.infer<typeof answer>["segments"]>[number];

/**
 * Returns the segments in chronological order, or an empty list if there is no speech. Throws the signal's reason or a
 * ModelError, which is "unreadable" if the model returns no timestamps. Requires `config.transcription` to be set.
 */
export async function transcribeSound(
  { config: { transcription }, log }: TranscribeDeps,
  sound: Sound,
  { signal, ...options }: { signal?: AbortSignal } & Partial<CallOptions> = {},
): Promise<SpokenSegment[]> {
  if (!transcription) throw new ModelError("refused");
  const facts = { soundSeconds: Math.round(sound.durationSeconds) };
  return callModel(
    log,
    {
      purpose: "transcribe-sound",
      model: transcription.model,
      signal,
      async attempt(abortSignal) {
        const { text, segments } = await ask(transcription, sound, abortSignal);
        if (text.trim() !== "" && !segments?.length) throw new ModelError("unreadable");
        return { value: takeSegments(segments ?? [], sound), facts };
      },
    },
    { deadlineMs: 240_000, maxTries: 3, ...options },
  );
}

async function ask(
  { model, apiKey, baseUrl }: TranscriptionConfig,
  { bytes }: Sound,
  signal: AbortSignal,
): Promise<z.infer<typeof answer>> {
  const url = `${(baseUrl ?? openAiUrl).replace(/\/+$/, "")}/audio/transcriptions`;
  const form = new FormData();
  form.set("model", model);
  form.set("response_format", "verbose_json");
  form.set("timestamp_granularities[]", "segment");
  form.set("file", new Blob([bytes], { type: "audio/ogg" }), "sound.ogg");
  const headers: HeadersInit = apiKey === "" ? {} : { authorization: `Bearer ${apiKey}` };
  const { APICallError } = await import("ai");
  const about = { url, requestBodyValues: { model } };
  let response: Response;
  try {
    response = await fetch(url, { method: "POST", headers, body: form, signal, redirect: "error" });
  } catch (cause) {
    throw new APICallError({ ...about, message: "the server could not be reached", cause });
  }
  const responseHeaders = Object.fromEntries(response.headers);
  const failed = { ...about, statusCode: response.status, responseHeaders };
  if (!response.ok) {
    await response.body?.cancel();
    throw new APICallError({ ...failed, message: `the server said ${response.status}` });
  }
  const said = answer.safeParse(await response.json().catch(() => null));
  if (!said.success) throw new APICallError({ ...failed, message: "the response could not be read" });
  return said.data;
}

/** Drops segments that aren't speech or are outside the audio. */
function takeSegments(segments: Segment[], { durationSeconds }: Sound): SpokenSegment[] {
  return segments
    .filter((segment) => !isDoubtful(segment))
    .map(({ text, start, end }) => ({
      text: text.trim(),
      startSeconds: Math.max(0, start),
      endSeconds: Math.min(durationSeconds, end),
    }))
    .filter(({ text, startSeconds, endSeconds }) => text !== "" && endSeconds > startSeconds)
    .sort((a, b) => a.startSeconds - b.startSeconds);
}

/** True if the model reports a high no-speech probability or repeats itself. */
function isDoubtful({ no_speech_prob, avg_logprob, compression_ratio }: Segment): boolean {
  const isSilence = (no_speech_prob ?? 0) > mostSilence && (avg_logprob ?? 0) < leastLikelihood;
  return isSilence || (compression_ratio ?? 0) > mostRepetition;
}
