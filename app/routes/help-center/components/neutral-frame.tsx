import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import { englishMessages } from "#engines/messages/english-messages.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { PageFrame } from "#features/help-center/components/page-frame.tsx";
import { TextsProvider } from "#features/help-center/components/texts.tsx";
import { themeOf } from "#features/help-center/theme-settings.ts";
import { InlineStyle } from "#ui/inline-style.tsx";

/** A help center's page without any company data, for visitors who may not read it. In English by default. */
export function NeutralFrame({
  messages = englishMessages,
  language,
  children,
}: {
  messages?: CenterMessages;
  /** Of the texts, where the document has another one. */
  language?: string;
  children: ReactNode;
}) {
  const name = textsOf(messages).t("frame.helpCenter");
  return (
    <>
      <FontPreload />
      <ThemeStyle css={themeOf({}).css} />
      <TextsProvider messages={messages}>
        <PageFrame brand={{ name, logo: null, href: "/" }} nav={[]} footer={null} language={language}>
          {children}
        </PageFrame>
      </TextsProvider>
    </>
  );
}

/** Preloads only Latin letters; other subsets load on demand. A company with another font doesn't need it. */
export function FontPreload() {
  return <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />;
}

export function ThemeStyle({ css }: { css: string }) {
  return <InlineStyle css={css} href="theme" precedence="theme" />;
}
