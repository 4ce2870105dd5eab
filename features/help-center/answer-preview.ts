import type { ThemeSettings } from "#db/schema/companies.ts";
import { type CenterMessages, centerMessages } from "#engines/messages/center-messages.ts";
import type { MessageOverrides } from "#shared/message-overrides.ts";
import { themeOf } from "./theme-settings.ts";

export interface AnswerPreviewCenter {
  themeCss: string;
  messages: CenterMessages;
  /** Of the page with the questions, without its scheme. */
  address: string;
}

/** What the FAQ editor needs to show an answer as visitors see it. `url` is the help center's. */
export function describeAnswerPreview(
  company: { language: string | null; messageOverrides: MessageOverrides; themeSettings: ThemeSettings },
  url: string,
): AnswerPreviewCenter {
  const messages = centerMessages(company.language, company.messageOverrides);
  const texts = Object.entries(messages.texts).filter(([key]) => onPreview.test(key));
  return {
    themeCss: themeOf(company.themeSettings, "[data-answer-preview]").css,
    messages: { ...messages, texts: Object.fromEntries(texts) as typeof messages.texts },
    address: `${url.replace(/^https?:\/\//, "")}/faq`,
  };
}

const onPreview = /^source\.|^frame\.quoted$/;
