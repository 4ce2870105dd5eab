import type { ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { ContentsList } from "./contents-list.tsx";

/** A page that is read from top to bottom: way here, title, what is known about it, text, contents beside it. */
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
  /** For a title that is ours; the company's own is in its language. */
  titleLang?: "en";
  /** Below the title. */
  lead?: ReactNode;
  /** Drawn when there are at least two. */
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
