/** The dashboard's sections. Only the URL decides which one is open. */
import {
  FileText,
  Home,
  Inbox,
  Languages,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  Rocket,
  Settings,
  SquarePlay,
} from "lucide-react";
import type { TeamText } from "#engines/messages/team/team-catalogs.ts";
import { may, type Permission, type Role } from "#shared/permissions.ts";

export interface Section {
  id: string;
  needs: Permission;
  label: TeamText<"frame">;
  to: string;
  icon: LucideIcon;
  /**
   * Set if only the larger plan can create this content. Without the plan and without content, the entry is disabled.
   */
  premium?: "guides" | "videos";
  /** Set if the entry is shown only when there is such content. */
  onlyWith?: "languages";
  /** Which count is shown next to the section. */
  counts?: "faqs" | "unreadMessages";
  children?: { id: string; label: TeamText<"frame">; to: string }[];
}

const sections: Section[] = [
  { id: "overview", needs: "write drafts", label: "Home", to: "/dashboard", icon: Home },
  {
    id: "getting-started",
    needs: "read the dashboard",
    label: "Getting Started",
    to: "/dashboard/getting-started",
    icon: Rocket,
  },
  {
    id: "faqs",
    needs: "read the dashboard",
    label: "FAQ",
    to: "/dashboard/faqs",
    icon: MessageCircleQuestionMark,
    counts: "faqs",
  },
  {
    id: "articles",
    needs: "read the dashboard",
    label: "Articles",
    to: "/dashboard/articles",
    icon: FileText,
  },
  {
    id: "guides",
    needs: "read the dashboard",
    label: "Step-by-Step Guides",
    to: "/dashboard/guides",
    icon: ListChecks,
    premium: "guides",
  },
  {
    id: "videos",
    needs: "read the dashboard",
    label: "How-to Videos",
    to: "/dashboard/videos",
    icon: SquarePlay,
    premium: "videos",
  },
  {
    id: "translations",
    needs: "write drafts",
    label: "Translations",
    to: "/dashboard/translate",
    icon: Languages,
    onlyWith: "languages",
  },
  {
    id: "answers",
    needs: "write drafts",
    label: "Answers",
    to: "/dashboard/answers",
    icon: MessageSquareQuote,
  },
  { id: "contact", needs: "change settings", label: "Contact Info", to: "/dashboard/contact", icon: Mail },
  {
    id: "inbox",
    needs: "answer messages",
    label: "Inbox",
    to: "/dashboard/inbox",
    icon: Inbox,
    counts: "unreadMessages",
  },
  {
    id: "settings",
    needs: "change settings",
    label: "Settings",
    to: "/dashboard/settings/help-center",
    icon: Settings,
    children: [
      { id: "settings-help-center", label: "Help Center Settings", to: "/dashboard/settings/help-center" },
      { id: "settings-appearance", label: "Appearance", to: "/dashboard/settings/appearance" },
      { id: "settings-words", label: "Words & Links", to: "/dashboard/settings/words" },
      { id: "settings-access", label: "Access", to: "/dashboard/settings/access" },
      { id: "team", label: "Team", to: "/dashboard/team" },
      { id: "settings-languages", label: "Languages", to: "/dashboard/settings/languages" },
      { id: "settings-import", label: "Moving in", to: "/dashboard/settings/import" },
      { id: "settings-redirects", label: "Redirects", to: "/dashboard/settings/redirects" },
      { id: "settings-widget", label: "Widget", to: "/dashboard/settings/widget" },
      { id: "settings-api", label: "API & Webhooks", to: "/dashboard/settings/api" },
      { id: "settings-export", label: "Export & Import", to: "/dashboard/settings/export" },
    ],
  },
];

/** What a member sees. For the support role, messages come first. */
export function sectionsFor(role: Role, has: { languages: boolean }): Section[] {
  const seen = sections.filter(({ needs, onlyWith }) => may(role, needs) && (!onlyWith || has[onlyWith]));
  const isForMessages = may(role, "answer messages") && !may(role, "write drafts");
  if (!isForMessages) return seen;
  return [...seen.filter(({ id }) => id === "inbox"), ...seen.filter(({ id }) => id !== "inbox")];
}

/** Whether the section, or one of its children, is open. */
export function isOpen({ to, children }: Pick<Section, "to" | "children">, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  if (children) return children.some((child) => isOpen(child, path));
  return to === "/dashboard" ? path === to : path === to || path.startsWith(`${to}/`);
}
