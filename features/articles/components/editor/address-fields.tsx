/** The toolbar's fields for the address of a link or a video, with pages and videos of the help center to choose from. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { PlainTeamText } from "#engines/messages/team/team-catalogs.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { isOwnAttachment } from "#shared/article-attachment.ts";
import { isOwnPageLink } from "#shared/own-page-link.ts";
import { fullVideoLink, readVideoLink } from "#shared/video-link.ts";
import type { FindTargets, LinkTarget } from "../../link-target.ts";

const waitMs = 150;

interface LinkFieldProps {
  href: string;
  find: FindTargets;
  onSet: (href: string) => void;
  onRemove: (() => void) | null;
  onClose: () => void;
}

export function LinkField({ href, find, onSet, onRemove, onClose }: LinkFieldProps) {
  const { t } = useTeamTexts("articles");
  const [typed, setTyped] = useState(href);
  const targets = useTargets(find, { query: typed === href ? "" : typed, kind: "any" });
  const address = fullAddress(typed);
  return (
    <AddressField
      label={t("Address of the link, or words to find a page")}
      hint={t("https://, or search your help center")}
      typed={typed}
      onType={setTyped}
      onEnter={address ? () => onSet(address) : null}
      onClose={onClose}
      targets={targets}
      onChoose={({ path }) => onSet(path)}
    >
      {onRemove ? (
        <button
          type="button"
          onClick={onRemove}
          className="h-9 shrink-0 rounded-md px-2 text-13 text-text-2 hover:bg-hover pointer-coarse:h-11"
        >
          {t("Remove")}
        </button>
      ) : null}
    </AddressField>
  );
}

interface VideoFieldProps {
  find: FindTargets;
  onInsert: (video: { href: string; title?: string }) => void;
  onClose: () => void;
}

export function VideoField({ find, onInsert, onClose }: VideoFieldProps) {
  const { t } = useTeamTexts("articles");
  const [typed, setTyped] = useState("");
  const isAddress = /^(?:https?:|www\.)/i.test(typed.trim());
  const targets = useTargets(find, { query: isAddress ? "" : typed, kind: "video" });
  const isVideo = readVideoLink(typed) !== null;
  return (
    <AddressField
      label={t("Address of a video on YouTube, Vimeo or Loom")}
      hint="https://"
      typed={typed}
      onType={setTyped}
      onEnter={isVideo ? () => onInsert({ href: fullVideoLink(typed) }) : null}
      onClose={onClose}
      problem={isAddress && !isVideo && typed.length > 12 ? t("We don't know this kind of video.") : null}
      targets={targets}
      onChoose={({ path, title }) => onInsert({ href: path, title })}
    />
  );
}

/** What the last query found. Keeps it until the next one has an answer. */
function useTargets(
  find: FindTargets,
  { query, kind }: { query: string; kind: "any" | "video" },
): LinkTarget[] {
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  const words = query.trim();
  const isOff = kind === "any" && (words.length < 2 || /^[a-z]+:/i.test(words));
  useEffect(() => {
    if (isOff) return setTargets([]);
    let isLast = true;
    const timer = setTimeout(async () => {
      const found = await find(words, kind);
      if (isLast) setTargets(found);
    }, waitMs);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [find, words, kind, isOff]);
  return targets;
}

interface AddressFieldProps {
  label: string;
  hint: string;
  typed: string;
  onType: (typed: string) => void;
  /** Null if the address isn't complete. */
  onEnter: (() => void) | null;
  onClose: () => void;
  problem?: string | null;
  targets: LinkTarget[];
  onChoose: (target: LinkTarget) => void;
  children?: ReactNode;
}

const kindNames = {
  collection: "Category",
  question: "Question",
  article: "Article",
  guide: "Guide",
  video: "Video",
} as const satisfies Record<LinkTarget["kind"], PlainTeamText<"articles">>;

function AddressField({
  label,
  hint,
  typed,
  onType,
  onEnter,
  onClose,
  problem = null,
  targets,
  onChoose,
  children,
}: AddressFieldProps) {
  const { t } = useTeamTexts("articles");
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and buttons inside
    <div
      className="border-t border-border p-1.5 max-md:max-h-[50dvh] max-md:overflow-y-auto"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
        if (event.key !== "Enter" || event.target !== field.current) return;
        event.preventDefault();
        const [first] = targets;
        if (onEnter) onEnter();
        else if (first) onChoose(first);
      }}
    >
      <div className="flex items-center gap-2">
        <input
          ref={field}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          aria-label={label}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          placeholder={hint}
          maxLength={2_000}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          className="h-9 min-w-0 grow rounded-md border border-control bg-surface px-2 text-14 text-text max-md:text-16 pointer-coarse:h-11"
        />
        <button
          type="button"
          aria-disabled={!onEnter}
          onClick={() => onEnter?.()}
          className="h-9 shrink-0 rounded-md bg-solid px-3 text-13 font-medium text-ink aria-disabled:opacity-45 pointer-coarse:h-11"
        >
          {t("Apply")}
        </button>
        {children}
      </div>
      {problem ? (
        <p id={problemId} role="alert" className="px-2 pt-1.5 text-13 text-danger">
          {problem}
        </p>
      ) : null}
      {targets.length > 0 ? (
        <ul aria-label={t("In your help center")} className="mt-1.5 max-h-60 overflow-y-auto">
          {targets.map((target) => (
            <li key={target.path}>
              <button
                type="button"
                onClick={() => onChoose(target)}
                className="flex w-full items-baseline justify-between gap-3 rounded-md px-2 py-1.5 text-start text-14 text-text hover:bg-hover pointer-coarse:py-3"
              >
                <bdi className="min-w-0 truncate">{target.title}</bdi>
                <span className="shrink-0 text-13 text-text-3">{t(kindNames[target.kind])}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Public pages only have links to the web, mail addresses, phone numbers and own pages. Null for what isn't one. */
function fullAddress(typed: string): string | null {
  const text = typed.trim();
  if (isOwnPageLink(text) || isOwnAttachment(text)) return text;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const hasScheme = /^(?:https?|mailto|tel):/i.test(text);
  // Words without a dot are a search.
  if (!hasScheme && !/^[^\s/]+\.[^\s/]{2,}/.test(text)) return null;
  const address = hasScheme ? text : `https://${text}`;
  return text !== "" && !/\s/.test(text) && URL.canParse(address) ? address : null;
}
