/** Lists what our Content-Security-Policy blocked in visitors' browsers. */
import { Form, useNavigation } from "react-router";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import { clearBlockedContent, listBlockedContent } from "#features/blocked-content/blocked-content.server.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Button } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { operatorContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/blocked-content";
import { blockedThing } from "./blocked-thing.ts";
import { BlockedList } from "./components/blocked-list.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { shownMinute } from "./format-time.ts";

const path = "/operator/blocked-content";
const maxShown = 100;

export async function loader({ context }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db } = context.get(servicesContext);
  const { rows, total } = await listBlockedContent({ db }, { limit: maxShown });
  return {
    total,
    things: rows.map(({ id, host, path, directive, blocked, count, firstSeenAt, lastSeenAt }) => ({
      id,
      page: host + path,
      what: blockedThing({ directive, blocked }),
      directive,
      count,
      firstSeen: shownMinute(firstSeenAt),
      lastSeen: shownMinute(lastSeenAt),
    })),
  };
}

export async function action({ context }: Route.ActionArgs) {
  context.get(operatorContext);
  const form = await readForm(context);
  if (form.get("intent") !== "clear") throw unknownForm();
  await clearBlockedContent(context.get(servicesContext));
  return redirectWithToast(path, { kind: "success", text: "List cleared. New reports will appear here." });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Blocked content", matches);
}

export default function BlockedContent({ loaderData: { total, things } }: Route.ComponentProps) {
  const isSending = useNavigation().state === "submitting";
  const more = total - things.length;
  return (
    <>
      <PageHeader
        title="Blocked content"
        text="Scripts and styles that our security policy blocked. Repeated reports can mean an attack or a visitor's browser extension."
      />
      {things.length === 0 ? (
        <EmptyState
          title="Nothing blocked"
          text="Browsers haven't reported any blocked content in the last 30 days."
        />
      ) : (
        <>
          <div className="mb-3 flex items-center justify-between gap-4">
            <p className="text-14 text-text-2">We keep reports for 30 days after the last one.</p>
            <Form method="post">
              <Button
                type="submit"
                name="intent"
                value="clear"
                variant="secondary"
                size="sm"
                isBusy={isSending}
              >
                Clear
              </Button>
            </Form>
          </div>
          <BlockedList things={things} />
          {more > 0 ? <p className="mt-3 text-14 text-text-3">and {more} earlier ones</p> : null}
        </>
      )}
    </>
  );
}
