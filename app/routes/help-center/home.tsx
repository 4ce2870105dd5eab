/** A help center's start page. */
import { type MetaArgs, useLoaderData } from "react-router";
import { presentContact } from "#features/contact/present.ts";
import { listPublicFaqs } from "#features/faqs/queries.server.ts";
import { HomePage } from "#features/help-center/components/home-page.tsx";
import { homeLine } from "#features/help-center/home-texts.ts";
import { presentHome } from "#features/help-center/present-home.ts";
import { pageMeta } from "./page-meta.ts";
import { type HelpCenterArgs, requirePublicScope } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs) {
  const { services, scope, center } = await requirePublicScope(args);
  const faqs = center.shows.faqs ? await listPublicFaqs(services.db, scope) : [];
  const contact = center.shows.contact ? presentContact(scope.company.contactDetails) : null;
  return { center, basePath: scope.basePath, home: presentHome({ faqs, contact }) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { center, home } = loaderData;
  const { faqCount, contact } = home;
  const description = homeLine({
    name: center.name,
    faqCount,
    hasContact: contact !== null,
    hasSearch: center.shows.search,
  });
  return pageMeta({ center, path: "", title: center.title, description });
}

export default function HelpCenterHome() {
  const { center, basePath, home } = useLoaderData<typeof loader>();
  return (
    <HomePage
      name={center.name}
      basePath={basePath}
      showsFaqs={center.shows.faqs}
      showsSearch={center.shows.search}
      home={home}
    />
  );
}
