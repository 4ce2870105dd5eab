/** Access guards of whole areas. */
import type { Mutant } from "../mutant.ts";

export const guardsMutants: Mutant[] = [
  {
    name: "an owner's pages are open without a verified email",
    file: "app/routes/guards.server.ts",
    find: "  const { user, company } = visitor;\n  if (!user.emailVerified) throw await verifyFirst();\n",
    replace: "  const { user, company } = visitor;\n",
    tests: ["tests/security/routes.test.ts > asks an owner with an unconfirmed email"],
  },
  {
    name: "the waitlist is open without a verified email",
    file: "app/routes/guards.server.ts",
    find: "  if (!visitor.user.emailVerified) throw await verifyFirst();\n",
    replace: "",
    tests: ["tests/security/routes.test.ts > every address answers every signed-in visitor"],
  },
  {
    name: "who waits may use the dashboard",
    file: "app/routes/guards.server.ts",
    find: '  if (company?.betaStatus === "waitlist") throw redirect("/waitlist");\n  if (company?.betaStatus !== "beta_user") throw redirect("/auth");',
    replace: '  if (!company) throw redirect("/auth");',
    tests: ["tests/security/routes.test.ts > every address answers every signed-in visitor"],
  },
  {
    name: "everybody is an operator",
    file: "app/routes/guards.server.ts",
    find: "if (!visitor?.isOperator) throw",
    replace: "if (!visitor) throw",
    tests: ["tests/security/routes.test.ts > every address answers every signed-in visitor"],
  },
  {
    name: "an unconfirmed address of an operator counts",
    file: "features/accounts/policy.ts",
    find: "user.emailVerified && (",
    replace: "(",
    tests: ["features/accounts/policy.test.ts"],
  },
  {
    name: "the addresses of operators are compared by case",
    file: "features/accounts/policy.ts",
    find: "user.email.toLowerCase()",
    replace: "user.email",
    tests: ["features/accounts/policy.test.ts"],
  },
  {
    name: "a preview is open to every owner",
    file: "app/routes/help-center/require-public-scope.server.ts",
    find: "companyId !== undefined && companyId === params.companyId\n      ? await findPreviewScope(db, { userId: visitor.user.id, companyId })",
    replace:
      "params.companyId !== undefined\n      ? await findPreviewScope(db, { userId: visitor.user.id, companyId: params.companyId })",
    tests: ["tests/security/foreign-pages.test.ts > main/preview/home"],
    survives: "findPreviewScope has the owner in its WHERE; this comparison only spares the question",
  },
  {
    name: "a preview of any company by its id",
    file: "features/help-center/find-public-scope.server.ts",
    find: "    .where(and(eq(companies.id, companyId), eq(companies.userId, userId)))\n    .limit(1);\n  return company ? { companyId, company, basePath: `/help/preview",
    replace:
      "    .where(eq(companies.id, companyId))\n    .limit(1);\n  return company ? { companyId, company, basePath: `/help/preview",
    tests: ["tests/security/foreign-pages.test.ts > main/preview/home"],
    survives:
      "requirePreviewScope compares the id with the session's own company before; both would have to go",
  },
  {
    name: "an export of any company's public website",
    file: "features/help-center/find-public-scope.server.ts",
    find: "selectPublic(db, and(eq(companies.id, companyId), eq(companies.userId, userId)))",
    replace: "selectPublic(db, eq(companies.id, companyId))",
    tests: ["features/help-center/find-public-scope.server.test.ts"],
  },
];
