/** Shows the post's image, or a generated illustration that is always the same for a slug. */
import type { ReactNode } from "react";
import { pictureSize } from "../post-picture.ts";

export interface PostCoverProps {
  slug: string;
  title: string;
  tags: string[];
  featuredImageUrl: string | null;
  featuredImageAlt: string;
  /** True if the cover is visible without scrolling, so that it loads eagerly. */
  isFirst?: boolean;
}

const box = "aspect-video w-full overflow-hidden rounded-lg";

export function PostCover({ featuredImageUrl, featuredImageAlt, isFirst = false, ...post }: PostCoverProps) {
  if (!featuredImageUrl) return <DrawnCover post={post} />;
  const size = pictureSize(featuredImageUrl) ?? { width: 1200, height: 675 };
  return (
    <img
      src={featuredImageUrl}
      alt={featuredImageAlt}
      {...size}
      {...(isFirst
        ? { fetchPriority: "high" as const }
        : { loading: "lazy" as const, decoding: "async" as const })}
      className={`${box} object-cover`}
    />
  );
}

function DrawnCover({ post }: { post: Pick<PostCoverProps, "slug" | "title" | "tags"> }) {
  const Shape = shapeFor(post);
  return (
    <svg viewBox="0 0 352 198" preserveAspectRatio="xMidYMid slice" className={box} aria-hidden="true">
      <Shape />
    </svg>
  );
}

const shapes = [Sentence, Ruler, Steps, SearchField, Talk, Swatches];

const topics: [RegExp, () => ReactNode][] = [
  [/\b(?:record|video|screen|film)/i, Ruler],
  [/\b(?:proof|source|trust|evidence|quot)/i, Sentence],
  [/\b(?:colou?r|brand|design|theme|contrast|accessib)/i, Swatches],
  [/\bsearch/i, SearchField],
  [/\b(?:contact|mail|conversation|tone|chat)/i, Talk],
  [/\b(?:first|start|step|question|growth)/i, Steps],
];

function shapeFor({ slug, title, tags }: Pick<PostCoverProps, "slug" | "title" | "tags">): () => ReactNode {
  const words = [...tags, title].join(" ");
  const topic = topics.find(([pattern]) => pattern.test(words))?.[1];
  return topic ?? shapes[numberOf(slug) % shapes.length] ?? Sentence;
}

/** Draws a highlighted source sentence. */
function Sentence() {
  return (
    <>
      <rect width="352" height="198" fill="#f6f0fd" />
      <g fill="#17171d">
        <rect x="48" y="52" width="208" height="8" rx="2" />
        <rect x="48" y="76" width="256" height="8" rx="2" opacity=".25" />
        <rect x="44" y="94" width="216" height="20" rx="3" fill="#ffe48a" />
        <rect x="48" y="100" width="208" height="8" rx="2" />
        <rect x="48" y="124" width="176" height="8" rx="2" opacity=".25" />
        <rect x="48" y="148" width="232" height="8" rx="2" opacity=".25" />
      </g>
    </>
  );
}

/** Draws a 30-second timeline with one screenshot. */
function Ruler() {
  const ticks = Array.from({ length: 31 }, (_, second) => ({ x: 41 + second * 9, isLong: second % 5 === 0 }));
  return (
    <>
      <rect width="352" height="198" fill="#f1f1ec" />
      <path
        d={ticks.map(({ x, isLong }) => `M${x} 130v-${isLong ? 24 : 12}`).join("")}
        stroke="#17171d"
        strokeWidth="1.5"
      />
      <path d="M167 60v92" stroke="#6e0ad6" strokeWidth="3" />
      <circle cx="167" cy="56" r="7" fill="#6e0ad6" />
    </>
  );
}

function Steps() {
  return (
    <>
      <rect width="352" height="198" fill="#fdf6dd" />
      <g fill="#17171d">
        <rect x="60" y="138" width="52" height="14" />
        <rect x="120" y="114" width="52" height="38" />
        <rect x="180" y="84" width="52" height="68" />
        <rect x="240" y="46" width="52" height="106" fill="#6e0ad6" />
      </g>
    </>
  );
}

function SearchField() {
  return (
    <>
      <rect width="352" height="198" fill="#e9efec" />
      <g fill="none" stroke="#1b4d3e" strokeWidth="2">
        <rect x="72" y="78" width="208" height="44" rx="12" />
        <circle cx="98" cy="99" r="7" />
        <path d="m103 104 6 6" />
      </g>
      <rect x="122" y="96" width="86" height="7" rx="2" fill="#1b4d3e" opacity=".5" />
    </>
  );
}

function Talk() {
  return (
    <>
      <rect width="352" height="198" fill="#efeff2" />
      <g fill="none" stroke="#17171d" strokeWidth="2">
        <path d="M64 66h104v62h-70l-20 18v-18H64z" />
        <path d="M288 92H190v54h64l18 16v-16h16z" stroke="#6e0ad6" />
      </g>
    </>
  );
}

function Swatches() {
  const colors = ["#f77f00", "#1b4d3e", "#118ab2", "#6e0ad6", "#d62828"];
  return (
    <>
      <rect width="352" height="198" fill="#17171d" />
      {colors.map((color, index) => (
        <rect key={color} x={60 + index * 46} y="60" width="48" height="78" fill={color} />
      ))}
    </>
  );
}

/** Deterministic and evenly distributed (FNV-1a hash). */
function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum >>> 8;
}
