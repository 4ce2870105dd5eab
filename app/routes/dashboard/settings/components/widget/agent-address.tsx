import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { CopyTextButton } from "#ui/copy-button.tsx";

/** Where AI assistants can ask the help center. `address` is null for a help center that isn't public. */
export function AgentAddress({ address, calls }: { address: string | null; calls: number }) {
  const { t, number } = useTeamTexts("widget");
  if (address === null) return null;
  return (
    <section aria-labelledby="agents">
      <h2 id="agents" className="text-16 font-semibold">
        {t("AI assistants")}
      </h2>
      <p className="mt-1 text-14 text-text-3">
        {t("Assistants with the Model Context Protocol (MCP) can search and ask here. They cite your pages.")}
      </p>
      <pre className="mt-3 overflow-auto rounded-lg border border-border bg-surface-2 p-3 text-13 break-all whitespace-pre-wrap">
        <code>{address}</code>
      </pre>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CopyTextButton text={address} label={t("Copy")} size="sm" />
        <span className="text-13 text-text-3">
          {calls === 1
            ? t("1 request in the last 30 days, counted separately from people")
            : t("{count} requests in the last 30 days, counted separately from people", {
                count: number(calls),
              })}
        </span>
      </div>
    </section>
  );
}
