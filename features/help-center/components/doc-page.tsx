import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ContentsList } from "./contents-list.tsx";

/** Layout of a long text: breadcrumb, title, lead, text and a table of contents beside it. */
export function DocPage({
  basePath,
  trail = [],
  title,
  titleLang,
  lead,
  contents = [],
  children,
}: {
  basePath: string;
  trail?: Parameters<typeof Breadcrumb>[0]["trail"];
  title: string;
  /** Set for Step's own titles, which are in English; the company's titles are in its own language. */
  titleLang?: "en";
  /** Introduction below the title. */
  lead?: ReactNode;
  /** Drawn if there are at least two entries. */
  contents?: Parameters<typeof ContentsList>[0]["items"];
  children?: ReactNode;
}) {
  const hasContents = contents.length > 1;
  return (
    <>
      <section className="hc-hero is-compact">
        <div className="hc-wrap">
          <Breadcrumb basePath={basePath} trail={trail} />
          <h1 lang={titleLang} dir={titleLang ? undefined : "auto"}>
            {title}
          </h1>
          {lead ? <p>{lead}</p> : null}
        </div>
      </section>
      <div className={hasContents ? "hc-wrap hc-faq" : "hc-wrap hc-faq is-single"}>
        {hasContents ? <ContentsList items={contents} /> : null}
        <div>{children}</div>
      </div>
    </>
  );
}
