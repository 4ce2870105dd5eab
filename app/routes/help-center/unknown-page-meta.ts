import type { MetaArgs, MetaDescriptor } from "react-router";
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import { englishMessages } from "#engines/messages/english-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { noIndex } from "../private-meta.ts";

/** For a page that its loader didn't find. */
export function unknownPageMeta({ matches }: Pick<MetaArgs, "matches">): MetaDescriptor[] {
  const frame = matches.find((match) => hasCenter(match?.loaderData))?.loaderData;
  const messages = hasCenter(frame) ? frame.center.messages : englishMessages;
  return [{ title: textsOf(messages).t("error.notFound") }, noIndex];
}

/** The data of the layout around the page. */
function hasCenter(data: unknown): data is { center: { messages: CenterMessages } } {
  return typeof data === "object" && data !== null && "center" in data;
}
