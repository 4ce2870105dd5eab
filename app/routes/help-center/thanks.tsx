/** The page after a vote in browsers without script: thanks, an optional comment, and the way back. */
import { type MetaArgs, useLoaderData } from "react-router";
import { pageNotesContext } from "#app/context.ts";
import { findOpenVote } from "#features/feedback/cast-vote.server.ts";
import { ThanksForm } from "#features/feedback/components/thanks-form.tsx";
import { pathOfItem, readItem } from "#features/feedback/feedback-item.ts";
import { feedbackTexts } from "#features/feedback/texts.ts";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { findVotable } from "#features/help-center/find-votable.server.ts";
import { pageMeta } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { unknownPageMeta } from "./unknown-page-meta.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { searchParams } = new URL(args.request.url);
  const item = readItem(searchParams.get("item"));
  const found = item ? await findVotable(services.db, scope, item) : null;
  if (!item || !found) throw unknownPage();
  // Specific to one reader, so it is neither counted as a visit nor cached.
  args.context.get(pageNotesContext).companyId = null;
  const voteId = searchParams.get("of") ?? "";
  const vote = await findOpenVote(services, scope, voteId);
  const result = searchParams.get("result");
  const { thanks, tooMany, sent } = feedbackTexts;
  return {
    center,
    basePath: scope.basePath,
    item,
    title: found.title,
    text: result === "later" ? tooMany : result === "sent" ? sent : thanks,
    vote: vote ? { voteId, ...vote } : null,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta();
  const { center } = loaderData;
  const title = `Thank you · ${center.title}`;
  return pageMeta({ center, path: "/thanks", title, description: title, isIndexed: false });
}

export default function Thanks() {
  const { basePath, item, title, text, vote } = useLoaderData<typeof loader>();
  return (
    <DocPage basePath={basePath} title="Thank you" titleLang="en">
      {vote ? <ThanksForm basePath={basePath} item={item} {...vote} /> : <p lang="en">{text}</p>}
      <p className="mt-6">
        <span lang="en">Back to </span>
        <a className="hc-link" href={`${basePath}${pathOfItem(item)}`}>
          {title}
        </a>
      </p>
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
