/** What the command palette offers: pages, actions, companies, and what the server found. Only what the role allows. */
import {
  Building2,
  CircleUser,
  Eye,
  FileText,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  Plus,
  RefreshCw,
  Users,
} from "lucide-react";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import type { Found } from "#features/help-center/find-content.ts";
import { websiteCheckTexts } from "#features/websites/check/website-check-texts.ts";
import { may, type Role } from "#shared/permissions.ts";
import { foldForSearch, searchWords } from "#shared/text.ts";
import { sectionsFor } from "../../sections.ts";

export type PaletteTarget =
  | { to: string }
  | { href: string }
  /** A form that the page posts, and its action. */
  | { post: Record<string, string>; to: string }
  /** A form that loads the whole page again. */
  | { load: Record<string, string>; to: string };

export interface PaletteItem {
  id: string;
  label: string;
  detail?: string;
  icon: LucideIcon;
  /** For content with a status. */
  isPublished?: boolean;
  keys?: string[];
  target: PaletteTarget;
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

export interface PaletteInput {
  query: string;
  role: Role;
  /** Path of the help center on the main host. Null if it has no name. */
  centerPath: string | null;
  companyId: string;
  companies: { id: string; companyName: string }[];
  has: { languages: boolean };
  found: Found;
}

type Texts = TeamTexts<"frame">;

const maxOfGroup = 6;

export function paletteGroups(input: PaletteInput, texts: Texts): PaletteGroup[] {
  const { t } = texts;
  const { query, found } = input;
  const words = searchWords(query);
  const isWanted = ({ label, detail }: PaletteItem) =>
    words.every((word) => foldForSearch(`${label} ${detail ?? ""}`).includes(word));
  const doing = { title: t("Do"), items: actions(input, isWanted, texts) };
  const going = {
    title: t("Go to"),
    items: pages(input, texts)
      .filter(isWanted)
      .slice(0, words.length > 0 ? maxOfGroup : undefined),
  };
  const groups: PaletteGroup[] = [
    { title: t("Questions"), items: found.questions.map((one) => questionItem(one, texts)) },
    { title: t("Guides"), items: found.guides.map((one) => guideItem(one, texts)) },
    // A matching page is more likely what the person means than a new question with that name.
    ...(words.length > 0 ? [going, doing] : [doing, going]),
    { title: t("Switch to"), items: others(input, texts).filter(isWanted).slice(0, maxOfGroup) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function questionItem(
  { id, question, category, isPublished }: Found["questions"][number],
  { t }: Texts,
): PaletteItem {
  return {
    id: `question-${id}`,
    label: question,
    detail: [isPublished ? null : t("Draft"), category].filter(Boolean).join(" · "),
    icon: MessageCircleQuestionMark,
    isPublished,
    target: { to: `/dashboard/faqs?edit=${id}` },
  };
}

function guideItem({ id, title, path, isPublished }: Found["guides"][number], { t }: Texts): PaletteItem {
  const detail = t(isPublished ? "Guide" : "Draft · Guide");
  return { id: `guide-${id}`, label: title, detail, icon: ListChecks, isPublished, target: { to: path } };
}

function actions(
  { query, role, centerPath }: PaletteInput,
  isWanted: (item: PaletteItem) => boolean,
  { t }: Texts,
): PaletteItem[] {
  const typed = query.trim();
  const plain: PaletteItem[] = [];
  const withQuery: PaletteItem[] = [];
  if (may(role, "write drafts")) {
    const add = { id: "add", icon: Plus, keys: ["N"] };
    const to = "/dashboard/faqs";
    if (typed === "") plain.push({ ...add, label: t("Add FAQ"), target: { post: { intent: "add" }, to } });
    else {
      const post = { intent: "add", question: typed };
      withQuery.push({ ...add, label: t("Add FAQ “{question}”", { question: typed }), target: { post, to } });
    }
  }
  if (may(role, "publish content")) {
    const target = { post: { intent: "check" }, to: "/dashboard/faqs/website" };
    plain.push({ id: "check", label: t(websiteCheckTexts.start), icon: RefreshCw, target });
  }
  if (centerPath !== null) {
    const path = `${centerPath}/search?q=${encodeURIComponent(typed)}`;
    const label = t("Preview search for “{query}” as a visitor", { query: typed });
    if (typed === "") {
      plain.push({ id: "view", label: t("Open your help center"), icon: Eye, target: { href: centerPath } });
    } else withQuery.push({ id: "search", label, icon: Eye, target: { href: path } });
  }
  return [...withQuery, ...plain.filter(isWanted)];
}

function pages({ role, has }: PaletteInput, { t, said }: Texts): PaletteItem[] {
  const sections = sectionsFor(role, has).flatMap(({ id, label, to, icon, children }) =>
    children
      ? children.map((child) => ({
          id: child.id,
          label: said(child.label),
          detail: said(label),
          icon,
          target: { to: child.to },
        }))
      : [{ id, label: said(label), icon, target: { to } }],
  );
  const account = {
    id: "account",
    label: t("Account"),
    icon: CircleUser,
    target: { to: "/dashboard/account" },
  };
  const more: PaletteItem[] = may(role, "manage members")
    ? [
        {
          id: "audit-log",
          label: t("Audit log"),
          icon: FileText,
          target: { to: "/dashboard/team/audit-log" },
        },
      ]
    : [];
  const security = {
    id: "security",
    label: t("Sign-in security"),
    icon: Users,
    target: { to: "/dashboard/team/security" },
  };
  return [...sections, account, security, ...more];
}

function others({ companyId, companies }: PaletteInput, { t }: Texts): PaletteItem[] {
  return companies
    .filter(({ id }) => id !== companyId)
    .map(({ id, companyName }) => ({
      id: `company-${id}`,
      label: companyName.trim() || t("New help center"),
      icon: Building2,
      target: { load: { intent: "switch", to: id }, to: "/companies" },
    }));
}
