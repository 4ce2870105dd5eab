import type { ReactNode } from "react";
import type { PlainKey } from "#engines/messages/catalog.ts";
import type { PublicHelpCenter } from "../present.ts";
import type { Sections } from "../sections.ts";
import type { BrandPending } from "./brand-mark.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useTexts } from "./texts.tsx";

/** In navigation order. An entry is highlighted on all pages below its path. */
const entries: { section: keyof Sections; label: PlainKey; path: string }[] = [
  { section: "overview", label: "nav.home", path: "" },
  { section: "guide", label: "nav.gettingStarted", path: "/getting-started" },
  { section: "guides", label: "nav.guides", path: "/guides" },
  { section: "videos", label: "nav.videos", path: "/videos" },
  { section: "faqs", label: "nav.faq", path: "/faq" },
  { section: "articles", label: "nav.articles", path: "/articles" },
  { section: "contact", label: "nav.contact", path: "/contact" },
];

export function CenterFrame({
  center,
  basePath,
  page,
  search = "",
  sections,
  year,
  appName,
  miniature,
  announcementScript,
  children,
}: {
  center: Pick<PublicHelpCenter, "name" | "logo" | "homepage" | "own"> &
    Partial<Pick<PublicHelpCenter, "language" | "languages" | "isUnverified">>;
  /** Empty on the company's own host, "/help/acme" on the main host. */
  basePath: string;
  /** Path of the current page below `basePath`, such as "/faq". Empty on the start page. */
  page: string;
  /** The page's query string, which the language menu keeps. */
  search?: string;
  sections: Sections;
  year: number;
  appName: string;
  /** Set if the frame is part of a preview inside another page. */
  miniature?: { pending: BrandPending };
  /** Lets visitors close the announcement. */
  announcementScript?: string;
  children: ReactNode;
}) {
  const { t, lang } = useTexts();
  const home = basePath || "/";
  const nav = entries
    .filter(({ section }) => sections[section])
    .map(({ label, path }) => ({
      label: t(label),
      href: path === "" ? home : basePath + path,
      isHere: page === path || (path !== "" && page.startsWith(`${path}/`)),
    }));
  const addressOf = (url: string) => (url === "/" ? home : url.startsWith("/") ? basePath + url : url);
  const { announcement, header, footer } = center.own;
  return (
    <PageFrame
      brand={{ name: center.name, logo: center.logo, href: home, ...miniature }}
      nav={[...nav, ...header.map(({ url, ...link }) => ({ ...link, href: addressOf(url), isHere: false }))]}
      announcement={
        announcement?.link
          ? { ...announcement, link: { ...announcement.link, url: addressOf(announcement.link.url) } }
          : announcement
      }
      announcementScript={announcementScript}
      isMiniature={miniature !== undefined}
      footer={
        <>
          <span>
            © {year} {center.name}
            {center.homepage ? (
              <>
                {" · "}
                <a href={center.homepage.url}>{center.homepage.label}</a>
              </>
            ) : null}
          </span>
          {center.isUnverified ? <span lang={lang}>{t("frame.unverified")}</span> : null}
          {footer.length > 0 ? (
            <ul className="hc-foot-links">
              {footer.map(({ label, url, lang }) => (
                <li key={url}>
                  <a href={addressOf(url)} lang={lang} dir="auto">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
          <span lang={lang}>{t("frame.madeWith", { product: appName })}</span>
          {center.languages && center.language ? (
            <LanguageMenu languages={center.languages} current={center.language} page={page + search} />
          ) : null}
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
