import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { verifyIdentity } from "./identity.server.ts";

const now = new Date("2026-11-23T12:00:00Z");
const clock = { now: () => now };
const seconds = now.getTime() / 1_000;
const secret = "current-secret-of-thirty-two-bytes!!";
const key = (text: string) => new TextEncoder().encode(text);

interface Made {
  claims?: Record<string, unknown>;
  audience?: string;
  exp?: number;
  signedWith?: string;
  alg?: string;
}

function sign({
  claims = {},
  audience = "acme",
  exp = seconds + 300,
  signedWith = secret,
  alg = "HS256",
}: Made = {}) {
  return new SignJWT({ sub: "42", email: "dana@example.com", name: "Dana", ...claims })
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setExpirationTime(exp)
    .sign(key(signedWith));
}

function verify(token: string, secrets = [secret]) {
  return verifyIdentity({ clock }, { token, secrets, audience: "acme" });
}

describe("verifyIdentity", () => {
  it("returns who the company's server says the visitor is", async () => {
    expect(await verify(await sign())).toEqual({ id: "42", email: "dana@example.com", name: "Dana" });
  });

  it("accepts the previous secret while it is listed, and no other", async () => {
    const token = await sign({ signedWith: "the-secret-before-the-last-rotation!" });
    expect(await verify(token, [secret, "the-secret-before-the-last-rotation!"])).toMatchObject({ id: "42" });
    expect(await verify(token)).toEqual({ problem: "signature" });
    expect(await verify(token, [])).toEqual({ problem: "signature" });
  });

  it.each([
    ["an expired token", { exp: seconds - 60 }, "expired"],
    ["a token for another help center", { audience: "bolt" }, "audience"],
    ["a token that lives too long", { exp: seconds + 3_600 }, "too-long"],
    ["another algorithm", { alg: "HS512" }, "algorithm"],
    ["a token without an email", { claims: { email: undefined } }, "malformed"],
    ["a token with a broken email", { claims: { email: "dana" } }, "malformed"],
    ["an empty id", { claims: { sub: " " } }, "malformed"],
  ])("refuses %s", async (_, made, problem) =>
    expect(await verify(await sign(made as Made))).toEqual({ problem }),
  );

  it("refuses unsigned and malformed tokens", async () => {
    const unsigned = new UnsecuredJWT({ sub: "42", email: "dana@example.com" })
      .setAudience("acme")
      .setExpirationTime(seconds + 300)
      .encode();
    expect(await verify(unsigned)).toMatchObject({
      problem: expect.stringMatching(/algorithm|malformed|signature/),
    });
    expect(await verify("a.b.c")).toEqual({ problem: "malformed" });
    expect(await verify("")).toEqual({ problem: "malformed" });
  });
});
