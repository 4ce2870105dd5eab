/**
 * Middleware of all help-center pages. React Router answers errors of routes without a page in JSON, and unknown files
 * with the page for unknown addresses. Programs and visitors without scripts get plain text instead.
 */
import type { MiddlewareFunction } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { notPublicText } from "#features/help-center/texts.ts";
import { isAccessEnded } from "./error-words.ts";
import { type HelpCenterArgs, requestedUrl, requireFrame } from "./require-public-scope.server.ts";

const fileAddress = /\.(?:md|txt|xml|png)$/i;

export const answerErrorsAsText: MiddlewareFunction<Response> = async (args, next) => {
  const response = await next();
  const { status } = response;
  const isJson = status >= 400 && response.headers.get("content-type") === "application/json";
  const isFile = status === 404 && fileAddress.test(requestedUrl(args).pathname);
  if (!isJson && !isFile) return response;
  const words = status === 404 ? await missingWords(args) : await wordsIn(response);
  if (words === null) return response;
  await response.body?.cancel();
  return new Response(args.request.method === "HEAD" ? null : `${words.text}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-language": words.language,
      "x-robots-tag": "noindex",
    },
  });
};

interface Words {
  text: string;
  language: string;
}

async function missingWords(args: HelpCenterArgs): Promise<Words> {
  const frame = await requireFrame(args).catch(() => null);
  if (!frame) return { text: notPublicText, language: "en" };
  const { messages } = frame.center;
  return { text: textsOf(messages).t("error.notFoundText"), language: messages.tag };
}

/** Routes throw their texts as JSON strings, or the words of a help center that the visitor may no longer read. */
async function wordsIn(response: Response): Promise<Words | null> {
  const thrown: unknown = await response.clone().json();
  if (typeof thrown === "string") return { text: thrown, language: "en" };
  if (!isAccessEnded(thrown)) return null;
  return { text: textsOf(thrown.messages).t("enter.ended"), language: thrown.messages.tag };
}
