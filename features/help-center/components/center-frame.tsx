import type { ReactNode } from "react";
import type { PublicHelpCenter } from "../present.ts";
import type { Sections } from "../sections.ts";
import type { BrandPending } from "./brand-mark.tsx";
import { PageFrame } from "./page-frame.tsx";

/** Navigation entries in order. An entry is current on all pages below its path. */
const entries: { section: keyof Sections; label: string; path: string }[] = [
  { section: "overview", label: "Home", path: "" },
  { section: "guide", label: "Getting Started", path: "/getting-started" },
  { section: "guides", label: "Guides", path: "/guides" },
  { section: "videos", label: "Videos", path: "/videos" },
  { section: "faqs", label: "FAQ", path: "/faq" },
  { section: "articles", label: "Articles", path: "/articles" },
  { section: "contact", label: "Contact", path: "/contact" },
];

/** Frame around a company's pages: header, navigation and footer. */
export function CenterFrame({
  center,
  basePath,
  page,
  sections,
  year,
  appName,
  miniature,
  children,
}: {
  center: Pick<PublicHelpCenter, "name" | "logo" | "homepage">;
  /** "" on the company's own host, "/help/acme" on the main host. */
  basePath: string;
  /** Path of the current page below `basePath`: "", "/faq", "/contact". */
  page: string;
  sections: Sections;
  year: number;
  appName: string;
  /** Set when the frame is drawn inside another page. */
  miniature?: { pending: BrandPending };
  children: ReactNode;
}) {
  const home = basePath || "/";
  const nav = entries
    .filter(({ section }) => sections[section])
    .map(({ label, path }) => ({
      label,
      href: path === "" ? home : basePath + path,
      isHere: page === path || (path !== "" && page.startsWith(`${path}/`)),
    }));
  return (
    <PageFrame
      brand={{ name: center.name, logo: center.logo, href: home, ...miniature }}
      nav={nav}
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
          <span lang="en">Made with {appName}</span>
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
