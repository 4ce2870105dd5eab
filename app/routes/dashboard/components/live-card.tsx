/**
 * Invites the owner to share the help center. Shown while the public help center has had no visitors. Its address is
 * the headline.
 */
import { ExternalLink, Mail } from "lucide-react";
import { HelpCenterPreview } from "#features/help-center/components/help-center-preview.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";

export interface LiveCardProps {
  center: PreviewCenter;
  publicUrl: string;
  /** `sourced` is the number of answers that quote pages of the website. */
  answers: { count: number; sourced: number; pages: number };
}

export function LiveCard({ center, publicUrl, answers }: LiveCardProps) {
  const [scheme = "", address = ""] = publicUrl.split(/(?<=:\/\/)/);
  const message = `Our help center is live: ${publicUrl}`;
  const mail = `mailto:?subject=${encodeURIComponent(`${center.name}: our help center`)}&body=${encodeURIComponent(message)}`;
  return (
    <section
      aria-labelledby="live"
      className="grid min-w-0 overflow-hidden rounded-lg border border-border-strong bg-surface lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="flex min-w-0 flex-col justify-center p-4 md:p-8">
        <p className="flex items-center gap-2 text-14 text-text-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
          Public
        </p>
        <h2 id="live" className="mt-2 text-28 tracking-[-0.02em]">
          Your help center is live
        </h2>
        <div className="mt-5 flex items-center gap-2 rounded-search border border-control p-2 pl-4 max-md:flex-col max-md:items-stretch max-md:pl-2">
          <p className="min-w-0 grow text-18 leading-snug [overflow-wrap:anywhere] max-md:px-2 max-md:py-1">
            <span className="text-text-3">{scheme}</span>
            {address}
          </p>
          <span className="flex shrink-0 gap-2 max-md:*:grow">
            <CopyTextButton text={publicUrl} label="Copy" />
            <a href={publicUrl} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
              Open
              <span className="sr-only"> your help center (opens in a new tab)</span>
            </a>
          </span>
        </div>
        <p className="mt-3 text-14 text-text-2">{describeAnswers(answers)}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-border pt-4 text-14 text-text-3">
          Share
          <a href={mail} className={buttonClass({ variant: "ghost", size: "sm" })}>
            <Mail className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Email your team
          </a>
          <CopyTextButton text={message} label="Copy a message" variant="ghost" size="sm" />
        </p>
      </div>
      <div className="min-w-0 border-border bg-surface-2 max-lg:border-t lg:border-l">
        <HelpCenterPreview center={center} frame="none" className="h-[240px] lg:h-full lg:min-h-[340px]" />
      </div>
    </section>
  );
}

function describeAnswers({ count, sourced, pages }: LiveCardProps["answers"]): string {
  const answers = `${count} ${count === 1 ? "answer" : "answers"}`;
  if (pages === 0) return `${answers} so far.`;
  const from = `${pages} ${pages === 1 ? "page" : "pages"} of your website`;
  if (sourced === count) return `${answers} from ${from}, each with its source.`;
  return `${answers}. ${sourced} quote ${from}.`;
}
