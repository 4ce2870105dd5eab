/** The Getting Started guide in a frame of another website. */
import { useLoaderData, useRouteError } from "react-router";
import { textsOf } from "#engines/messages/texts.ts";
import { findPublicGuide } from "#features/guides/public-guides.server.ts";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { noIndex } from "../private-meta.ts";
import { FramedGuide } from "./components/framed-guide.tsx";
import { errorWords } from "./error-words.ts";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

/** The page has nothing that a visitor could press by mistake, so every website may show it. */
export const handle = { isEmbedded: true };

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  // Readers of a private help center see it only there.
  if (center.isUnlisted || !center.shows.guide) throw unknownPage(center);
  const guide = await findPublicGuide(services.db, scope);
  if (!guide) throw unknownPage(center);
  const title = guide.title || textsOf(center.messages).t("nav.gettingStarted");
  return { guide: { ...guide, title }, path: `${scope.basePath}/getting-started`, name: center.ownName };
}

export function meta({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) {
  return [{ title: loaderData?.guide.title ?? "" }, noIndex];
}

export default function EmbeddedGettingStarted() {
  const { guide, path, name } = useLoaderData<typeof loader>();
  return <FramedGuide guide={guide} path={path} name={name} />;
}

export function ErrorBoundary() {
  return <MessagePage {...errorWords(useRouteError(), useTexts())} />;
}
