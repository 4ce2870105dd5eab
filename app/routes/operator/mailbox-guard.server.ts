/**
 * Access to the local mailbox. Only browsers that have opened it with the key that the server prints at startup get in.
 * Nothing else in a request is trusted, because a proxy on the same machine can send any address, name and header.
 */
import { createCookie, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { clientAddressContext, servicesContext } from "#app/context.ts";
import { isMailboxKey, tryMailboxKey } from "#features/mailbox/mailbox-key.server.ts";
import { mailStaysHere } from "#features/mailbox/policy.ts";

type Context = Readonly<RouterContextProvider>;

/** Has no Domain attribute, so only this host receives it. Survives browser restarts. */
const cookie = createCookie("step.mailbox", {
  httpOnly: true,
  sameSite: "strict",
  path: "/",
  maxAge: 90 * 86_400,
});
/**
 * "locked" means that there is a mailbox but this browser has no key. "none" means that emails are actually sent, or
 * the server isn't local.
 */
export type MailboxAccess = "open" | "locked" | "none";

/** Also used by pages that link to the mailbox. */
export async function findMailboxAccess(context: Context, request: Request): Promise<MailboxAccess> {
  const services = context.get(servicesContext);
  if (!mailStaysHere(services.config, services.origin)) return "none";
  const given: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof given === "string" && (await isMailboxKey(services, given)) ? "open" : "locked";
}

/** Moves a key from the URL into a cookie. Returns 404 if there is no mailbox. */
export const mailboxEntrance: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const services = context.get(servicesContext);
  if (!mailStaysHere(services.config, services.origin)) throw new Response("", { status: 404 });
  const { searchParams, pathname } = new URL(request.url);
  const given = searchParams.get("key");
  const response = given === null ? await next() : await exchange(given);
  response.headers.set("referrer-policy", "no-referrer");
  return response;

  async function exchange(key: string): Promise<Response> {
    const visitorAddress = context.get(clientAddressContext);
    switch (await tryMailboxKey(services, { given: key, visitorAddress })) {
      case "right":
        return redirect(pathname, { status: 303, headers: { "set-cookie": await cookie.serialize(key) } });
      case "wrong":
        return new Response(
          "This key doesn't open the mailbox. Use the address that Step printed in its terminal.",
          { status: 403 },
        );
      case "limited":
        return new Response("Too many attempts. Try again in a few minutes.", { status: 429 });
    }
  }
};

export const mailboxReadersOnly: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  if ((await findMailboxAccess(context, request)) !== "open") throw new Response("", { status: 404 });
  return next();
};
