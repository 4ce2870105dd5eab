/** Empty on a plan without videos, because visitors must not learn about plans. */

import { type MetaArgs, useLoaderData } from "react-router";
import type { RouteHandle } from "#app/route-handle.ts";
import { textsOf } from "#engines/messages/texts.ts";
import { EmptyPage } from "#features/help-center/components/empty-page.tsx";
import { PageContact } from "#features/help-center/components/page-contact.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { VideoList } from "#features/help-center/components/video-list.tsx";
import { listPublicVideos } from "#features/videos/public-videos.server.ts";
import { findContact } from "./find-contact.server.ts";
import { breadcrumbs, pageMeta, shorten } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";
import { UnknownPage } from "./unknown-page-boundary.tsx";
import { useSections, useWaysOn } from "./use-sections.ts";

export const handle: RouteHandle = { playsVideos: true };

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const { searchParams } = new URL(args.request.url);
  const seconds = /^\d{1,6}$/.exec(searchParams.get("t") ?? "");
  return {
    center,
    basePath: scope.basePath,
    videos: scope.company.plan === "ai" ? await listPublicVideos(services.db, scope) : [],
    from: seconds ? { id: searchParams.get("play") ?? "", seconds: Number(seconds[0]) } : null,
    contact: findContact(scope, center),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { center, videos } = loaderData;
  const { t } = textsOf(center.messages);
  const title = t("videos.title");
  const names = videos.map((video) => video.title).join(" · ");
  return [
    ...pageMeta({
      center,
      path: "/videos",
      title: `${title} · ${center.title}`,
      description: shorten(names || t("videos.by", { name: center.name })),
      isIndexed: videos.length > 0,
    }),
    ...(videos.length > 0 ? breadcrumbs(center, { name: title, path: "/videos" }) : []),
  ];
}

export default function Videos() {
  const { center, basePath, videos, from, contact } = useLoaderData<typeof loader>();
  const sections = useSections();
  const ways = useWaysOn();
  const { t, lang } = useTexts();
  const title = t("videos.title");
  if (videos.length === 0)
    return <EmptyPage {...{ title, text: t("videos.none"), basePath, sections, ways }} />;
  return (
    <>
      <section className="hc-hero is-compact" lang={lang}>
        <div className="hc-wrap">
          <h1>{title}</h1>
        </div>
      </section>
      <div className="hc-wrap hc-list">
        <VideoList videos={videos} from={from} />
        <PageContact basePath={basePath} name={center.ownName} contact={contact} />
      </div>
    </>
  );
}

export const ErrorBoundary = UnknownPage;
