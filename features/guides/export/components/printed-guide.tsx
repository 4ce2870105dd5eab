import type { PublicStep, PublicStepGuide } from "#features/guides/present-public.ts";
import { directionOf } from "#shared/language-tag.ts";
import { InlineStyle } from "#ui/inline-style.tsx";
import { SafeHtml } from "#ui/safe-html.tsx";

export interface PrintedStep extends Pick<PublicStep, "title" | "html"> {
  picture: { alt: string; source: string } | null;
}

export interface PrintedGuideProps extends Pick<PublicStepGuide, "title" | "description"> {
  steps: PrintedStep[];
  companyName: string;
  language: string;
}

/** The whole document. Nothing in it is loaded. */
export function PrintedGuide({ title, description, steps, companyName, language }: PrintedGuideProps) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <InlineStyle css={styles} />
      </head>
      <body>
        <p className="company">{companyName}</p>
        <h1 dir="auto">{title}</h1>
        {description ? <p dir="auto">{description}</p> : null}
        <ol>
          {steps.map(({ title, html, picture }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once
            <li key={index}>
              {title ? <h2 dir="auto">{title}</h2> : null}
              {html ? <SafeHtml html={html} /> : null}
              {picture ? <img src={picture.source} alt={picture.alt} /> : null}
            </li>
          ))}
        </ol>
      </body>
    </html>
  );
}

/** A step stays on one page with its picture, which is never taller than half of it. */
const styles = `
  body { margin: 0; font: 11pt/1.5 Inter, Arial, system-ui, sans-serif; color: #16181d; overflow-wrap: anywhere; }
  .company { margin: 0 0 4pt; color: #555; font-size: 10pt; }
  h1 { margin: 0 0 8pt; font-size: 22pt; line-height: 1.2; }
  h2 { margin: 0; font-size: 13pt; line-height: 1.35; }
  p, ul { margin: 4pt 0; }
  ul { list-style: disc; }
  ol { margin: 16pt 0 0; padding: 0; list-style: none; counter-reset: step; }
  body > ol > li { position: relative; padding-inline-start: 26pt; margin-block-end: 18pt; counter-increment: step; break-inside: avoid; }
  body > ol > li::before { content: counter(step); position: absolute; inset-inline-start: 0; width: 17pt; height: 17pt; border-radius: 50%; border: 1pt solid #16181d; font-size: 9pt; line-height: 17pt; text-align: center; }
  img { display: block; max-width: 100%; max-height: 120mm; margin-block-start: 6pt; border: 0.5pt solid #ccc; border-radius: 4pt; }
  h1, h2 { break-after: avoid; }
`;
