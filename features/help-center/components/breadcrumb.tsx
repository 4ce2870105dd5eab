/** Links from the start page down to the current page. The current page isn't listed, because its heading names it. */
export function Breadcrumb({
  basePath,
  trail = [],
}: {
  basePath: string;
  /** Pages between the start page and this one; `path` is below `basePath`. */
  trail?: { name: string; path: string; lang?: "en" }[];
}) {
  return (
    <nav className="hc-crumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a lang="en" href={basePath || "/"}>
            Home
          </a>
        </li>
        {trail.map(({ name, path, lang }) => (
          <li key={path}>
            <a lang={lang} href={basePath + path}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
