/**
 * Invites the owner to share the help center and to add it to the company's website. Shown while the public help center
 * has had no visitors. Its address is the headline.
 */
import { ExternalLink } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import type { TeamTexts } from "#engines/messages/team/team-texts.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import type { PreviewCenter } from "#features/help-center/preview.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { useMay } from "../use-may.ts";
import { ShareRow } from "./share-menu.tsx";
import { StillPreview } from "./still-preview.tsx";

export interface LiveCardProps {
  center: PreviewCenter;
  publicUrl: string;
  /** `sourced` is the number of answers that quote pages of the website. */
  answers: { count: number; sourced: number; pages: number };
  /** A picture with the address. */
  qrSource: string;
  /** The line for the company's website. */
  snippet: string;
}

export function LiveCard({ center, publicUrl, answers, qrSource, snippet }: LiveCardProps) {
  const texts = useTeamTexts("home");
  const { t } = texts;
  const [scheme = "", address = ""] = publicUrl.split(/(?<=:\/\/)/);
  return (
    <section
      aria-labelledby="live"
      className="grid min-w-0 overflow-hidden rounded-lg border border-border-strong bg-surface lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="flex min-w-0 flex-col justify-center p-4 md:p-8">
        <p className="flex items-center gap-2 text-14 text-text-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-ok" />
          {t("Public")}
        </p>
        <h2 id="live" className="mt-2 text-28 tracking-[-0.02em]">
          {t("Your help center is live")}
        </h2>
        <div className="mt-5 flex items-center gap-2 rounded-search border border-control p-2 pl-4 max-md:flex-col max-md:items-stretch max-md:pl-2">
          <p className="min-w-0 grow text-18 leading-snug [overflow-wrap:anywhere] max-md:px-2 max-md:py-1">
            <bdi dir="ltr">
              <span className="text-text-3">{scheme}</span>
              {breakable(address)}
            </bdi>
          </p>
          <span className="flex shrink-0 gap-2 max-md:*:grow">
            <CopyTextButton text={publicUrl} label={t("Copy")} />
            <a href={publicUrl} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("Open")}
              <span className="sr-only"> {t("your help center (opens in a new tab)")}</span>
            </a>
          </span>
        </div>
        <p className="mt-3 text-14 text-text-2">{describeAnswers(answers, texts)}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-border pt-4 text-14 text-text-3 max-md:-mx-1 max-md:gap-x-0">
          <span className="max-md:w-full max-md:px-1">{t("Share")}</span>
          <ShareRow name={center.name} publicUrl={publicUrl} qrSource={qrSource} />
        </div>
      </div>
      <div className="min-w-0 border-border bg-surface-2 max-lg:border-t lg:border-l">
        <StillPreview center={center} frame="none" className="h-[240px] lg:h-full lg:min-h-[340px]" />
      </div>
      <WidgetLine snippet={snippet} />
    </section>
  );
}

/** Long addresses wrap after a slash rather than inside a name. */
function breakable(address: string) {
  return address.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

function WidgetLine({ snippet }: { snippet: string }) {
  const { t } = useTeamTexts("home");
  return (
    <div className="min-w-0 border-t border-border bg-bg-subtle p-4 md:px-8 md:py-5 lg:col-span-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-16 font-semibold">{t("Add it to your website")}</h3>
        {useMay()("change settings") ? (
          <Link
            to="/dashboard/settings/widget"
            className="text-14 text-link underline decoration-tint-30 underline-offset-4 hover:decoration-current"
          >
            {t("Set up the help button")}
          </Link>
        ) : null}
      </div>
      <div className="mt-3 flex items-center gap-2 rounded-md border border-border-strong bg-surface p-2 pl-4 max-md:flex-col max-md:items-stretch">
        <code className="min-w-0 grow text-13 [overflow-wrap:anywhere]">{snippet}</code>
        <CopyTextButton text={snippet} label={t("Copy")} size="sm" />
      </div>
      <p className="mt-2 text-13 text-text-3">
        {t("Paste this line on every page. A help button appears, with search, answers and a contact form.")}
      </p>
    </div>
  );
}

function describeAnswers(
  { count, sourced, pages }: LiveCardProps["answers"],
  { t, number }: TeamTexts<"home">,
): string {
  const answers = count === 1 ? t("1 answer") : t("{count} answers", { count: number(count) });
  if (pages === 0) return t("{answers} so far.", { answers });
  const from =
    pages === 1 ? t("1 page of your website") : t("{count} pages of your website", { count: number(pages) });
  if (sourced === count) return t("{answers} from {pages}, each with its source.", { answers, pages: from });
  return t("{answers}. {count} quote {pages}.", { answers, count: number(sourced), pages: from });
}
