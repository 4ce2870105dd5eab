/** Links from the start page down to the current page, which isn't listed because its heading names it. */
import { useTexts } from "./texts.tsx";
export function Breadcrumb({
  basePath,
  trail = [],
}: {
  basePath: string;
  /** The pages between the start page and this one. `path` is relative to `basePath`. */
  trail?: { name: string; path: string; lang?: string | undefined }[];
}) {
  const { t, lang: ownLang } = useTexts();
  return (
    <nav className="hc-crumbs" aria-label={t("page.breadcrumb")}>
      <ol>
        <li>
          <a lang={ownLang} href={basePath || "/"}>
            {t("nav.home")}
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
