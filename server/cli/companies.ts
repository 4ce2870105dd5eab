import { publicAddress } from "#features/help-center/public-address.ts";
import { findCompany, listCompanies, setCompanyPlan } from "#features/operator/companies.server.ts";
import type { CommandInput } from "./commands.ts";
import { day, printable, printList } from "./print-list.ts";
import { withServices } from "./with-services.ts";

const maxListed = 100_000;

export function list({ config, options }: CommandInput): Promise<number> {
  return withServices(config, async (services) => {
    const { rows } = await listCompanies(services, { limit: maxListed });
    const where = { origin: services.origin, baseDomain: config.baseDomain };
    printList(
      rows.map((row) => ({ ...row, address: publicAddress(row, where) })),
      {
        json: options.json,
        none: "No companies yet.",
        columns: [
          { title: "COMPANY", of: ({ companyName }) => companyName },
          { title: "OWNER", of: ({ ownerEmail }) => ownerEmail },
          { title: "ACCESS", of: ({ betaStatus }) => betaStatus },
          { title: "PLAN", of: ({ plan }) => plan },
          { title: "ADDRESS", of: ({ address }) => address },
          { title: "PUBLIC", of: ({ isPublic }) => (isPublic ? "yes" : "no") },
          { title: "LAST ACTIVITY", of: ({ lastActivityAt }) => day(lastActivityAt) },
        ],
      },
    );
    return 0;
  });
}

export async function setPlan({
  config,
  args: [named = "", plan],
  usageError,
}: CommandInput): Promise<number> {
  if (plan !== "basic" && plan !== "ai") return usageError('The plan must be "basic" or "ai".');
  return withServices(config, async (services) => {
    const company = await findCompany(services, named);
    if (!company) {
      process.stderr.write(`No company with the subdomain or owner ${printable(named)}.\n`);
      return 1;
    }
    await setCompanyPlan(services, { companyId: company.id, plan, by: "command" });
    services.security.report("plan-changed", { by: "command-line", companyId: company.id, plan });
    process.stdout.write(
      `${printable(company.companyName) || printable(named)} is now on the plan ${plan}.\n`,
    );
    return 0;
  });
}
