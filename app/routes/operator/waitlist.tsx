/** Lists waiting and invited people. Inviting takes two steps, because it sends emails. */

import { Link, redirect, useLocation } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.ts";
import { redirectWithToast } from "#app/flash.server.ts";
import {
  findInvitees,
  type Invitees,
  inviteFromWaitlist,
  maxInvitations,
} from "#features/beta-access/invite-from-waitlist.server.ts";
import { countWaitlist, listWaitlist } from "#features/beta-access/waitlist.server.ts";
import { createMails } from "#features/mails/create-mails.ts";
import { ListSearch } from "#ui/list-search.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { unknownForm } from "../answer-outcome.ts";
import { operatorContext } from "../guards.server.ts";
import { framedMeta } from "../private-meta.ts";
import { readForm } from "../read-body.ts";
import type { Route } from "./+types/waitlist";
import { ConfirmInvitations } from "./components/confirm-invitations.tsx";
import { EmptyState } from "./components/empty-state.tsx";
import { InviteFirst } from "./components/invite-first.tsx";
import { InvitedList } from "./components/invited-list.tsx";
import { ListTabs } from "./components/list-tabs.tsx";
import { Pager } from "./components/pager.tsx";
import { WaitingList } from "./components/waiting-list.tsx";
import { shownDay } from "./format-time.ts";
import { listAddress, readListQuery } from "./list-query.ts";
import { pageOf } from "./page-of.ts";

const pageSize = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  context.get(operatorContext);
  const { db } = context.get(servicesContext);
  const { url } = request;
  const { searchParams } = new URL(url);
  const state = searchParams.get("show") === "invited" ? ("invited" as const) : ("waiting" as const);
  const query = readListQuery(url, { limit: pageSize });
  const { rows, total } = await listWaitlist({ db }, { state, ...query });
  if (rows.length === 0 && query.page > 1) throw redirect(listAddress(url, { page: null }));
  const whom = readInvitees(searchParams);
  const invitees = whom ? await findInvitees({ db }, whom) : [];
  return {
    state,
    search: query.search,
    counts: await countWaitlist({ db }),
    people: rows.map(({ joinedAt, invitedAt, ...person }) => ({
      ...person,
      joined: shownDay(joinedAt),
      invited: shownDay(invitedAt ?? joinedAt),
    })),
    pages: pageOf(url, { query, shown: rows.length, total }),
    invitees,
    /** The button was pressed without a selection. */
    isChosenMissing: searchParams.has("chosen") && invitees.length === 0,
    listAt: listAddress(url, {}),
    allAt: listAddress(url, { q: null, page: null }),
    maxInvitations,
  };
}

function readInvitees(searchParams: URLSearchParams): Invitees | null {
  const userIds = z.array(z.uuid()).min(1).safeParse(searchParams.getAll("who"));
  if (userIds.success) return { userIds: userIds.data };
  const first = z.coerce.number().int().min(1).safeParse(searchParams.get("first"));
  return first.success ? { first: first.data } : null;
}

const invitation = z.object({
  intent: z.literal("invite"),
  userIds: z.array(z.uuid()).min(1).max(maxInvitations),
});

export async function action({ context, request }: Route.ActionArgs) {
  const { userId: operatorId } = context.get(operatorContext);
  const { db, jobs, clock, config, origin, security } = context.get(servicesContext);
  const form = await readForm(context);
  const input = invitation.safeParse({ intent: form.get("intent"), userIds: form.getAll("userId") });
  if (!input.success) throw unknownForm();
  const composeInvitation = createMails({ config, origin }).invitation;
  const invited = await inviteFromWaitlist({ db, jobs, clock, composeInvitation }, input.data);
  const backTo = listAddress(request.url, { page: null });
  if (invited.length === 0)
    return redirectWithToast(backTo, { kind: "warning", text: "None of them are waiting anymore." });
  security.report("waitlist-invited", { by: { operatorId }, count: invited.length });
  const [only] = invited;
  const text =
    invited.length === 1
      ? `We invited ${only?.companyName || only?.email} by email.`
      : `We invited ${invited.length} people by email.`;
  return redirectWithToast(backTo, { kind: "success", text });
}

export function meta({ matches }: Route.MetaArgs) {
  return framedMeta("Waitlist", matches);
}

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const { state, search, counts, people, pages, invitees, isChosenMissing, listAt, allAt } = loaderData;
  const { key } = useLocation();
  if (invitees.length > 0) return <ConfirmInvitations people={invitees} backTo={listAt} />;
  const isWaiting = state === "waiting";
  return (
    <>
      <PageHeader
        title="Waitlist"
        text="People who signed up without a valid beta code, in the order they joined."
      >
        {isWaiting && counts.waiting > 0 ? (
          <InviteFirst waiting={counts.waiting} max={loaderData.maxInvitations} />
        ) : null}
      </PageHeader>
      <ListTabs
        label="Waiting or invited"
        tabs={[
          { to: "/operator/waitlist", label: "Waiting", count: counts.waiting, isCurrent: isWaiting },
          {
            to: "/operator/waitlist?show=invited",
            label: "Invited",
            count: counts.invited,
            isCurrent: !isWaiting,
          },
        ]}
      />
      {counts[state] > 0 ? (
        <div className="mb-4">
          <ListSearch
            label="Search by company or email"
            search={search}
            kept={isWaiting ? {} : { show: state }}
            clearTo={allAt}
          />
        </div>
      ) : null}
      {people.length === 0 ? (
        <NobodyHere {...{ state, search, allAt, isEmpty: counts[state] === 0 }} />
      ) : isWaiting ? (
        <WaitingList key={key} people={people} isChosenMissing={isChosenMissing} />
      ) : (
        <InvitedList people={people} />
      )}
      <Pager {...pages} />
    </>
  );
}

function NobodyHere(props: {
  state: "waiting" | "invited";
  search: string;
  allAt: string;
  isEmpty: boolean;
}) {
  const { state, search, allAt, isEmpty } = props;
  const look = buttonClass({ variant: "secondary" });
  if (!isEmpty) {
    const text = `No results for “${search}”. Try a different company or email.`;
    return (
      <EmptyState title="No results" text={text}>
        <Link to={allAt} className={look}>
          Show all
        </Link>
      </EmptyState>
    );
  }
  if (state === "invited") {
    return (
      <EmptyState title="No invitations yet" text="People you invite from the waitlist appear here.">
        <Link to="/operator/waitlist" className={look}>
          View waitlist
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No one is waiting"
      text="People who sign up without a valid beta code wait here for your invitation. With a code, they get access right away."
    >
      <Link to="/operator/beta-codes" className={look}>
        Create a beta code
      </Link>
    </EmptyState>
  );
}
