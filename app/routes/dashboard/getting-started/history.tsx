import { data, Form } from "react-router";
import { servicesContext } from "#app/context.ts";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { describeOwnGuideHistory } from "#features/guides/own-guide.server.ts";
import { namesOfPeople } from "#features/team/people.server.ts";
import { VersionHistory } from "#features/versions/components/version-history.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { ownerContext } from "../../guards.server.ts";
import { framedMeta } from "../../private-meta.ts";
import { inAccountLanguage } from "../../team-texts.server.ts";
import { SectionError } from "../section-error.tsx";
import { useMay } from "../use-may.ts";
import type { Route } from "./+types/history";

const path = "/dashboard/getting-started";

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Version history", matches);
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(ownerContext);
  const { db } = context.get(servicesContext);
  const described = await describeOwnGuideHistory(db, scope, request.url);
  if (!described) throw data(null, { status: 404 });
  const names = await namesOfPeople(
    db,
    described.history.versions.map(({ authorId }) => authorId),
  );
  return { ...inAccountLanguage(context, ["guide"]), ...described, names };
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { title, history, names } = loaderData;
  const { t } = useTeamTexts("guide");
  const mayEdit = useMay()("write drafts");
  return (
    <VersionHistory
      history={history}
      names={names}
      title={title || t("Getting Started")}
      backTo={path}
      currentName={t("the text in the editor")}
      note={t("Visitors see it after you publish.")}
      empty={t("This guide has no versions yet. Each save adds one.")}
      restore={
        mayEdit ? (
          <Form method="post" action={path}>
            <input type="hidden" name="intent" value="restore-version" />
            <input type="hidden" name="number" value={history.chosen?.number} />
            <Button type="submit">{t("Restore this version")}</Button>
          </Form>
        ) : null
      }
    />
  );
}

export const ErrorBoundary = SectionError;
