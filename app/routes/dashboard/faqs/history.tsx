import { data, Form } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { describeFaqHistory } from "#features/faqs/faq-versions.server.ts";
import { namesOfPeople } from "#features/team/people.server.ts";
import { VersionHistory } from "#features/versions/components/version-history.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { useMayChange } from "../use-may.ts";
import type { Route } from "./+types/history";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Version history", matches);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const { db } = context.get(servicesContext);
  const id = z.uuid().safeParse(params.faqId);
  const described = id.success && (await describeFaqHistory(db, scope, { faqId: id.data, url: request.url }));
  if (!described) throw data(null, { status: 404 });
  const names = await namesOfPeople(
    db,
    described.history.versions.map(({ authorId }) => authorId),
  );
  return { ...inAccountLanguage(context, ["faqs"]), ...described, names };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { faq, history, names } = loaderData;
  const { t } = useTeamTexts("faqs");
  const mayEdit = useMayChange()({ isPublished: faq.isPublished });
  return (
    <VersionHistory
      history={history}
      names={names}
      title={faq.question}
      backTo={`/dashboard/faqs?edit=${faq.id}`}
      currentName={t("the current text")}
      note={faq.isPublished ? t("Visitors see it right away.") : t("Visitors see it after you publish.")}
      empty={t("This question has no versions yet. Changes add them.")}
      restore={
        mayEdit ? (
          <Form method="post" action="/dashboard/faqs">
            <input type="hidden" name="intent" value="restore-version" />
            <input type="hidden" name="faqId" value={faq.id} />
            <input type="hidden" name="number" value={history.chosen?.number} />
            <Button type="submit">{t("Restore this version")}</Button>
          </Form>
        ) : null
      }
    />
  );
}

export const ErrorBoundary = SectionError;
