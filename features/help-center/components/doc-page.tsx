import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ContentsList } from "./contents-list.tsx";
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
  hasSearch = false,
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
  /** Whether there is a search field below the title. */
  hasSearch?: boolean;
  contents?: Parameters<typeof ContentsList>[0]["items"];
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
            {title}
          </h1>
          {lead ? <p>{lead}</p> : null}
          <OnlyIn language={language} />
          {hasSearch ? <SearchForm basePath={basePath} /> : null}
        </div>
      </section>
      <div className={hasContents ? "hc-wrap hc-faq" : "hc-wrap hc-faq is-single"}>
        {hasContents ? <ContentsList items={contents} language={language} /> : null}
        <div>{children}</div>
      </div>
    </>
  );
}
