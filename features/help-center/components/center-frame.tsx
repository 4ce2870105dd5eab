import type { ReactNode } from "react";
import type { PublicHelpCenter } from "../present.ts";
import type { BrandPending } from "./brand-mark.tsx";
import { type NavItem, PageFrame } from "./page-frame.tsx";

/** The frame of one company's pages: its name, what it offers, and whose it is. */
export function CenterFrame({
  center,
  basePath,
  page,
  showsContact,
  year,
  appName,
  miniature,
  children,
}: {
  center: Pick<PublicHelpCenter, "name" | "logo" | "homepage" | "shows">;
  /** "" on the company's own host, "/help/acme" on ours. */
  basePath: string;
  /** The page that is open, below `basePath`: "", "/faq", "/contact". */
  page: string;
  /** Whether the contact page would say anything. */
  showsContact: boolean;
  year: number;
  appName: string;
  /** Given when it stands inside another page. */
  miniature?: { pending: BrandPending };
  children: ReactNode;
}) {
  const home = basePath || "/";
  const nav: NavItem[] = [{ label: "Home", href: home, isHere: page === "" }];
  if (center.shows.faqs) nav.push({ label: "FAQ", href: `${basePath}/faq`, isHere: page === "/faq" });
  if (showsContact) nav.push({ label: "Contact", href: `${basePath}/contact`, isHere: page === "/contact" });
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
          <span>Made with {appName}</span>
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
