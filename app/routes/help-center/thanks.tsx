/** The page after a vote in browsers without JavaScript, with an optional comment. */

import { type MetaArgs, useLoaderData } from "react-router";
import { pageNotesContext } from "#app/context.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { findOpenVote } from "#features/feedback/cast-vote.server.ts";
import { ThanksForm } from "#features/feedback/components/thanks-form.tsx";
import { pathOfItem, readItem, readQuery } from "#features/feedback/feedback-item.ts";
import { DocPage } from "#features/help-center/components/doc-page.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
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
  if (!item || !found) throw unknownPage(center);
  // Specific to one visitor, so it is neither counted as a visit nor cached.
  args.context.get(pageNotesContext).companyId = null;
  const voteId = searchParams.get("of") ?? "";
  const vote = await findOpenVote(services, scope, voteId);
  const result = searchParams.get("result");
  const { t } = textsOf(center.messages);
  return {
    center,
    basePath: scope.basePath,
    item,
    title: found.title || t("nav.gettingStarted"),
    text: t(
      result === "later" ? "feedback.tooMany" : result === "sent" ? "feedback.sent" : "feedback.thanks",
    ),
    vote: vote ? { voteId, ...vote } : null,
    query: center.shows.search ? readQuery(searchParams.get("q")) : "",
  };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return unknownPageMeta({ matches });
  const { center } = loaderData;
  const title = `${textsOf(center.messages).t("feedback.thanksTitle")} · ${center.title}`;
  return pageMeta({ center, path: "/thanks", title, description: title, isIndexed: false });
}

export default function Thanks() {
  const { basePath, item, title, text, vote, query } = useLoaderData<typeof loader>();
  const texts = useTexts();
  return (
    <DocPage basePath={basePath} title={texts.t("feedback.thanksTitle")} isOurTitle>
      {vote ? (
        <ThanksForm basePath={basePath} item={item} {...vote} {...{ texts, query }} />
      ) : (
        <p lang={texts.lang}>{text}</p>
      )}
      <p className="mt-6">
        {texts.rich("page.backTo", {
          page: (
            <a
              className="hc-link"
              href={
                query === ""
                  ? `${basePath}${pathOfItem(item)}`
                  : `${basePath}/search?${new URLSearchParams({ q: query })}`
              }
            >
              {query === "" ? title : texts.t("frame.quoted", { text: query })}
            </a>
          ),
        })}
      </p>
    </DocPage>
  );
}

export const ErrorBoundary = UnknownPage;
