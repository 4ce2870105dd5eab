import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ContentsList } from "./contents-list.tsx";
import { Isolated } from "./isolated.tsx";
import { OnlyIn } from "./only-in.tsx";
import { SearchForm } from "./search-form.tsx";
import { useTexts } from "./texts.tsx";

/** Layout of a page with a long text. */
export function DocPage({
  basePath,
  trail = [],
  title,
  isOurTitle = false,
  language,
  lead,
  contents = [],
  contentsEnd = null,
  search = null,
  bar = null,
  children,
}: {
  basePath: string;
  trail?: Parameters<typeof Breadcrumb>[0]["trail"];
  title: string;
  /** Whether the title is one of our texts and not the company's. */
  isOurTitle?: boolean;
  /** Language of the company's texts, if it isn't the page's. */
  language?: string | undefined;
  /** Introduction below the title. */
  lead?: ReactNode;
  /** Null if there is no search field below the title. */
  search?: { asksModel: boolean } | null;
  contents?: Parameters<typeof ContentsList>[0]["items"];
  /** Below the table of contents. */
  contentsEnd?: ReactNode;
  /** Stays at the top of the window while the text scrolls. */
  bar?: ReactNode;
  children?: ReactNode;
}) {
  const { lang } = useTexts();
  const hasContents = contents.length > 1;
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <Breadcrumb basePath={basePath} trail={trail} />
          <h1 lang={isOurTitle ? lang : language} dir={isOurTitle ? undefined : "auto"}>
            <Isolated text={title} />
          </h1>
          {lead ? <p>{lead}</p> : null}
          <OnlyIn language={language} />
          {search ? <SearchForm basePath={basePath} asksModel={search.asksModel} /> : null}
        </div>
      </section>
      {bar}
      <div className={hasContents ? "hc-wrap hc-faq" : "hc-wrap hc-faq is-single"}>
        {hasContents ? <ContentsList items={contents} language={language} end={contentsEnd} /> : null}
        <div>{children}</div>
      </div>
    </>
  );
}
