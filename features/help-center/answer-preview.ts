import type { ThemeSettings } from "#db/schema/companies.ts";
import { type CenterMessages, centerMessages } from "#engines/messages/center-messages.ts";
import type { MessageOverrides } from "#shared/message-overrides.ts";
import { themeOf } from "./theme-settings.ts";

export interface AnswerPreviewCenter {
  themeCss: string;
  messages: CenterMessages;
  /** The public help center. Null if it isn't public. */
  centerUrl: string | null;
  /** URL of the page with the questions, without its scheme. */
  address: string;
}

/** What the FAQ editor needs to show an answer as visitors see it. `planned` is the help center's, public or not. */
export function describeAnswerPreview(
  company: { language: string | null; messageOverrides: MessageOverrides; themeSettings: ThemeSettings },
  { url, planned }: { url: string | null; planned: string },
): AnswerPreviewCenter {
  const messages = centerMessages(company.language, company.messageOverrides);
  const texts = Object.entries(messages.texts).filter(([key]) => onPreview.test(key));
  return {
    themeCss: themeOf(company.themeSettings, "[data-answer-preview]").css,
    messages: { ...messages, texts: Object.fromEntries(texts) as typeof messages.texts },
    centerUrl: url,
    address: `${(url ?? planned).replace(/^https?:\/\//, "")}/faq`,
  };
}

const onPreview = /^source\.|^frame\.quoted$/;
