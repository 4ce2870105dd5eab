import { Form } from "react-router";
import { useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { Button } from "#ui/primitives/button.tsx";

export interface ShownBrowser {
  id: string;
  device: string;
  /** Formatted like "3 hours ago". */
  connected: string;
  lastUsed: string | null;
}

export function ConnectedBrowsers({ connections }: { connections: ShownBrowser[] }) {
  const { t } = useTeamTexts("extension");
  return (
    <section aria-labelledby="browsers">
      <h2 id="browsers" className="mb-3 text-16 font-semibold">
        {t("Your connected browsers")}
      </h2>
      {connections.length === 0 ? (
        <p className="rounded-lg border border-border p-4 text-14 text-text-2">{t("None so far.")}</p>
      ) : (
        <ul className="divide-y divide-border rounded-lg border border-border">
          {connections.map(({ id, device, connected, lastUsed }) => (
            <li key={id} className="flex items-center justify-between gap-4 px-4 py-3">
              <div className="min-w-0">
                <p className="text-14 font-medium">{device}</p>
                <p className="text-13 text-text-2">
                  {t("Connected {when}.", { when: connected })}{" "}
                  {lastUsed ? t("Last recording {when}.", { when: lastUsed }) : t("No recording sent yet.")}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" size="sm" variant="secondary" name="intent" value="disconnect">
                  {t("Disconnect")}
                  <span className="sr-only"> {device}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
