import type { Sections } from "../sections.ts";

/** What visitors read where videos would be, and where they get on instead. */
export function PremiumNotice({ basePath, sections }: { basePath: string; sections: Sections }) {
  const included = [
    { name: "Getting Started Guide", path: "/getting-started", isThere: sections.guide },
    { name: "FAQ section", path: "/faq", isThere: sections.faqs },
    { name: "Contact Support", path: "/contact", isThere: sections.contact },
  ];
  return (
    <section className="hc-notice" lang="en" aria-labelledby="hc_premium">
      <p className="hc-badge">PREMIUM FEATURE</p>
      <h2 id="hc_premium">Video tutorials are not available in this version</h2>
      <p>This help center includes:</p>
      <ul>
        {included.map(({ name, path, isThere }) => (
          <li key={path}>
            {isThere ? (
              <a className="hc-link" href={basePath + path}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
