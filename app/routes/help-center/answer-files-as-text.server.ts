/** Middleware of all help-center pages: programs that ask for a missing file get plain text, neither HTML nor JSON. */
import type { MiddlewareFunction } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { notPublicText } from "#features/help-center/texts.ts";
import { type HelpCenterArgs, requestedUrl, requireFrame } from "./require-public-scope.server.ts";

const fileAddress = /\.(?:md|txt|xml|png)$/i;

export const answerFilesAsText: MiddlewareFunction<Response> = async (args, next) => {
  const response = await next();
  if (response.status !== 404 || !fileAddress.test(requestedUrl(args).pathname)) return response;
  await response.body?.cancel();
  const { text, language } = await missingFileWords(args);
  return new Response(args.request.method === "HEAD" ? null : `${text}\n`, {
    status: 404,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-language": language,
      "x-robots-tag": "noindex",
    },
  });
};

async function missingFileWords(args: HelpCenterArgs): Promise<{ text: string; language: string }> {
  const frame = await requireFrame(args).catch(() => null);
  if (!frame) return { text: notPublicText, language: "en" };
  const { messages } = frame.center;
  return { text: textsOf(messages).t("error.notFoundText"), language: messages.tag };
}
