/** The dashboard's sections. Only the URL decides which one is open. */
import {
  Home,
  Inbox,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  Rocket,
  Settings,
  SquarePlay,
} from "lucide-react";

export interface Section {
  id: string;
  label: string;
  to: string;
  icon: LucideIcon;
  /** Only the larger plan can create it. Without the plan and without content, the entry is disabled. */
  premium?: "guides" | "videos";
  /** The frame's count shown next to it. */
  counts?: "faqs" | "unreadMessages";
  children?: { id: string; label: string; to: string }[];
}

export const sections: Section[] = [
  { id: "overview", label: "Home", to: "/dashboard", icon: Home },
  { id: "getting-started", label: "Getting Started", to: "/dashboard/getting-started", icon: Rocket },
  { id: "faqs", label: "FAQ", to: "/dashboard/faqs", icon: MessageCircleQuestionMark, counts: "faqs" },
  {
    id: "guides",
    label: "Step-by-Step Guides",
    to: "/dashboard/guides",
    icon: ListChecks,
    premium: "guides",
  },
  { id: "videos", label: "How-to Videos", to: "/dashboard/videos", icon: SquarePlay, premium: "videos" },
  { id: "contact", label: "Contact Info", to: "/dashboard/contact", icon: Mail },
  { id: "inbox", label: "Inbox", to: "/dashboard/inbox", icon: Inbox, counts: "unreadMessages" },
  {
    id: "settings",
    label: "Settings",
    to: "/dashboard/settings/help-center",
    icon: Settings,
    children: [
      { id: "settings-help-center", label: "Help Center Settings", to: "/dashboard/settings/help-center" },
      { id: "settings-appearance", label: "Appearance", to: "/dashboard/settings/appearance" },
      { id: "settings-export", label: "Export & Import", to: "/dashboard/settings/export" },
    ],
  },
];

/** Whether the section, or one of its children, is open. */
export function isOpen({ to, children }: Pick<Section, "to" | "children">, pathname: string): boolean {
  const path = pathname.replace(/\/$/, "");
  if (children) return children.some((child) => isOpen(child, path));
  return to === "/dashboard" ? path === to : path === to || path.startsWith(`${to}/`);
}
