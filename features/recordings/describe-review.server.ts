/** What the review of a recording needs to know from the server, which doesn't have the recording yet. */
import type { ClickWords } from "#engines/recording/clicks/words.ts";
import { clickWordsOf } from "#engines/recording/clicks/words-of-language.ts";
import { findCompany } from "#features/companies/company-record.server.ts";
import { recordedGuideTitle } from "#features/guides/new-guide-words.server.ts";
import { findGuideRow } from "#features/guides/own-guide.server.ts";
import { findVideoAddress } from "#features/videos/own-videos.server.ts";
import type { Services } from "#platform/services.ts";
import type { OwnerScope } from "#shared/owner-scope.ts";
import type { RecordingState, RecordingTarget } from "./recording.ts";
import { findSentRecording } from "./recording-record.server.ts";

export interface ReviewFacts {
  /** The recording, if it was sent before. */
  sent: RecordingState | null;
  /** For the steps, in the help center's language. */
  words: ClickWords;
  language: string;
  /** What a recording becomes that doesn't say it. */
  usualTarget: RecordingTarget;
  gettingStartedTitle: string;
  /** Of the uploaded video that the recording is from. Null without one, and for formats that no browser can play. */
  videoAddress: string | null;
}

export async function describeReview(
  services: Pick<Services, "db" | "clock" | "realtime">,
  scope: OwnerScope,
  clientKey: string,
): Promise<ReviewFacts> {
  const [sent, company, guide, videoAddress] = await Promise.all([
    findSentRecording(services, scope, clientKey),
    findCompany(services.db, scope),
    findGuideRow(services.db, scope),
    // A recording of an uploaded video has its id.
    findVideoAddress(services.db, scope, clientKey),
  ]);
  const language = company?.language ?? null;
  return {
    sent,
    words: clickWordsOf(language),
    language: language ?? "en",
    usualTarget: company?.plan === "ai" ? "guides" : "getting-started",
    gettingStartedTitle: guide?.title ?? recordedGuideTitle(language, company?.companyName ?? ""),
    videoAddress,
  };
}
