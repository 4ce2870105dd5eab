import { type Role, roles } from "#shared/permissions.ts";

export const roleNames: Record<Role, string> = {
  owner: "Owner",
  admin: "Admin",
  editor: "Editor",
  writer: "Writer",
  support: "Support",
};

/** Roles that an invitation can give. Only existing members can become owners. */
export const invitedRoles = roles.filter((role) => role !== "owner");

/** What each role can do, as described on the team page and in invitations. */
export const roleTexts: Record<Role, string> = {
  owner: "Does everything, including deleting the company.",
  admin: "Manages settings, members and the domain. Publishes anything.",
  editor: "Writes and publishes.",
  writer: "Writes drafts. Can't publish.",
  support: "Answers messages in the inbox. Can't edit content.",
};

export const teamLimits = {
  /** How long an invitation's link works. */
  invitationDays: 7,
  addressesAtOnce: 20,
  openInvitations: 100,
  mailsPerDay: 200,
  mailsPerAddressAndDay: 5,
} as const;

export const teamTexts = {
  memberGone: "This person is no longer on your team.",
  ownersOnly: "Only an owner can do this.",
  lastOwner: "Your team needs at least one owner. Make someone else an owner first.",
  lastOwnerLeaves: "You're the only owner. Make someone else an owner before you leave.",
  transferToYourself: "You already own this company.",
  noAddress: "Enter at least one email address.",
  tooManyAddresses: `Invite at most ${teamLimits.addressesAtOnce} people at a time.`,
  tooManyOpen: `Your team has ${teamLimits.openInvitations} open invitations. Revoke some first.`,
  tooManyMails: "You've sent too many invitations today. Try again tomorrow.",
  invitationGone: "This invitation was already accepted or revoked.",
  revoked: "Invitation revoked. Its link no longer works.",
} as const;

const signIn = { label: "Sign in", href: "/auth" } as const;

/** The invitation page. */
export const invitationTexts = {
  registered: "This email is already registered. Sign in to return to this invitation.",
  signInFirst: "Sign in to accept this invitation.",
  notAccepted: "We couldn't accept this invitation. See the reason below.",
  /** Invitations that can't be accepted. They say no more than the person who has the link may know. */
  ended: {
    unknown: {
      title: "We can't find this invitation",
      text: "The link is incomplete, or a newer email replaced it. Open the link in the newest email.",
      link: null,
    },
    used: {
      title: "This invitation was already used",
      text: "Each invitation works once. If that was you, sign in.",
      link: signIn,
    },
    revoked: {
      title: "This invitation was withdrawn",
      text: "Ask the person who invited you for a new one.",
      link: null,
    },
    expired: {
      title: "This invitation has expired",
      text: `Invitations work for ${teamLimits.invitationDays} days. Ask the person who invited you for a new one.`,
      link: null,
    },
    "company-deleted": {
      title: "This help center was deleted",
      text: "There's nothing left to join. You can ignore the email.",
      link: null,
    },
    member: {
      title: "You're already on this team",
      text: "There's nothing left to accept.",
      link: { label: "Open the dashboard", href: "/dashboard" },
    },
  },
} as const;
