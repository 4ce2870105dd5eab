/** Lists the recipients and asks for confirmation, because an email can't be unsent. */
import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClass } from "#ui/primitives/button.tsx";

const maxNamed = 12;

export interface Invitee {
  userId: string;
  email: string;
  companyName: string;
}

export function ConfirmInvitations({ people, backTo }: { people: Invitee[]; backTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSending = useNavigation().state === "submitting";
  useEffect(() => heading.current?.focus(), []);
  const whom = people.length === 1 ? "1 person" : `${people.length} people`;
  return (
    <div className="mx-auto max-w-[560px] md:pt-8">
      <h1 ref={heading} tabIndex={-1} className="text-22 font-semibold tracking-tight outline-none">
        Invite {whom}?
      </h1>
      <p className="mt-2 text-14 text-text-2">
        {people.length === 1 ? "This company will get" : "These companies will get"} access right away and an
        email about it. You can't undo this.
      </p>
      <ul className="mt-6 divide-y divide-border border-y border-border text-14">
        {people.slice(0, maxNamed).map(({ userId, email, companyName }) => (
          <li key={userId} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span className="font-medium wrap-anywhere">{companyName || "No name yet"}</span>
            <span className="wrap-anywhere text-text-2">{email}</span>
          </li>
        ))}
        {people.length > maxNamed ? (
          <li className="py-2.5 text-text-3">
            and {people.length - maxNamed} more, in the order they joined
          </li>
        ) : null}
      </ul>
      <Form method="post" action={backTo} className="mt-6 flex items-center justify-end gap-2">
        {people.map(({ userId }) => (
          <input key={userId} type="hidden" name="userId" value={userId} />
        ))}
        <Link to={backTo} className={buttonClass({ variant: "ghost" })}>
          Cancel
        </Link>
        <Button type="submit" name="intent" value="invite" isBusy={isSending}>
          Invite {whom}
        </Button>
      </Form>
    </div>
  );
}
