import { data, Form } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { hasAiPlan } from "#features/companies/company-record.server.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { describeStepGuideHistory } from "#features/guides/own-step-guides.server.ts";
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
  const id = z.uuid().safeParse(params.guideId);
  const described =
    id.success && (await describeStepGuideHistory(db, scope, { id: id.data, url: request.url }));
  if (!described) throw data(null, { status: 404 });
  const names = await namesOfPeople(
    db,
    described.history.versions.map(({ authorId }) => authorId),
  );
  const isLocked = !(await hasAiPlan(db, scope));
  return { ...inAccountLanguage(context, ["guides"]), ...described, names, isLocked };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { guide, history, names, isLocked } = loaderData;
  const { t } = useTeamTexts("guides");
  const mayEdit = useMayChange()(guide) && !isLocked;
  const path = `/dashboard/guides/${guide.id}`;
  return (
    <VersionHistory
      history={history}
      names={names}
      title={guide.title}
      backTo={path}
      currentName={t("the current text")}
      note={guide.isPublished ? t("Visitors see it right away.") : t("Visitors see it after you publish.")}
      empty={t("This guide has no versions yet. Each save adds one.")}
      restore={
        mayEdit ? (
          <Form method="post" action={path}>
            <input type="hidden" name="intent" value="restore-version" />
            <input type="hidden" name="id" value={guide.id} />
            <input type="hidden" name="number" value={history.chosen?.number} />
            <Button type="submit">{t("Restore this version")}</Button>
          </Form>
        ) : null
      }
    />
  );
}

export const ErrorBoundary = SectionError;
