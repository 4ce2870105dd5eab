import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { Showcase } from "../find-showcase.server.ts";
import { MarkedAnswer } from "./hero-picture.tsx";

/** Illustrates each promise with the sample. Without a sample, shows only the promises. */
export function FeatureCards({ showcase }: { showcase: Showcase | null }) {
  const proof = showcase?.proofs[1] ?? showcase?.proofs[0];
  return (
    <ul className="mt-8 grid gap-4 md:gap-6 lg:grid-cols-3">
      <Feature
        title="Looks like you"
        text="Finds your brand colors, fonts and logo, then checks that your text is easy to read."
        art={showcase ? <BrandRows brand={showcase.brand} /> : null}
      />
      <Feature
        title="Shows its source"
        text="FAQs, a getting-started guide and contact pages. If your site doesn't say it, we don't publish it."
        art={
          proof ? (
            <div className="text-14">
              <p className="text-16 leading-normal font-medium">{proof.question}</p>
              <MarkedAnswer answer={proof.answer} />
              <p className="mt-3 border-l-2 border-proof-line pl-3 text-13 text-text-3 break-words">
                {proof.sourceLabel}
              </p>
            </div>
          ) : null
        }
      />
      <Feature
        title="Found in search"
        text="Fast, SEO-friendly pages with structured data for search engines and AI agents."
        art={showcase && showcase.questions.length > 0 ? <SearchResult showcase={showcase} /> : null}
      />
    </ul>
  );
}

function Feature({ title, text, art }: { title: string; text: string; art: ReactNode }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-border bg-surface">
      {art ? (
        <div className="flex flex-col justify-center border-b border-border bg-bg-subtle p-5 md:p-6 lg:min-h-54">
          {art}
        </div>
      ) : null}
      <div className="px-5 pt-5 pb-6 md:px-6">
        <h3 className="text-18">{title}</h3>
        <p className="mt-1.5 leading-[1.55] text-text-2">{text}</p>
      </div>
    </li>
  );
}

function BrandRows({ brand: { color, contrast, tint, font } }: { brand: Showcase["brand"] }) {
  return (
    <dl className="lp-rows">
      <div>
        <dt>
          <Swatch color={color} />
          {color}
        </dt>
        <dd>buttons, {contrast}</dd>
      </div>
      <div>
        <dt>
          <Swatch color={tint} />
          {tint}
        </dt>
        <dd>header tint</dd>
      </div>
      <div>
        <dt>
          <span className="grid size-7 place-items-center rounded-md border border-border-strong bg-surface text-13">
            Aa
          </span>
          {font}
        </dt>
        <dd>body text</dd>
      </div>
    </dl>
  );
}

/** An SVG, because the content security policy blocks style attributes. */
function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 28 28" className="size-7 text-border-strong" aria-hidden="true">
      <rect x=".5" y=".5" width="27" height="27" rx="7.5" fill={color} stroke="currentColor" />
    </svg>
  );
}

function SearchResult({ showcase: { center, questions } }: { showcase: Showcase }) {
  const [first, ...others] = questions;
  return (
    <div className="rounded-md border border-border bg-surface p-4 text-13" aria-hidden="true">
      <p className="truncate text-text-3">{center.address} › faq</p>
      <p className="mt-0.5 text-16 leading-snug text-link">{first}</p>
      {others.map((question) => (
        <p key={question} className="mt-2.5 flex justify-between gap-3 border-t border-border pt-2">
          {question}
          <ChevronDown className="size-4 flex-none text-text-3" strokeWidth={1.75} />
        </p>
      ))}
    </div>
  );
}
