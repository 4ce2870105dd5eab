import { Fragment } from "react";
import { Form, useNavigation } from "react-router";
import { joined, useTeamTexts } from "#features/companies/components/team-texts.tsx";
import { extensionPaths } from "#features/recordings/extension/paths.ts";
import { CopyTextButton } from "#ui/copy-button.tsx";
import { Button } from "#ui/primitives/button.tsx";

export function ConnectBrowser({
  origin,
  downloads,
  runsInstallation,
  code,
  minutes,
}: {
  /** Of this installation, which the extension asks for. */
  origin: string;
  /** The browsers for which this server has the extension. */
  downloads: ("chrome" | "firefox")[];
  /** The visitor is an operator, who can make the extension. */
  runsInstallation: boolean;
  /** Shown only this once. */
  code: string | null;
  minutes: number;
}) {
  const { t, parts } = useTeamTexts("extension");
  const isSending = useNavigation().state === "submitting";
  return (
    <section aria-labelledby="connect" className="mb-10 rounded-lg border border-border p-4 lg:p-5">
      <h2 id="connect" className="text-16 font-semibold">
        {t("Connect this browser")}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5 text-14 text-text-2">
        {downloads.length > 0 ? (
          <InstallSteps downloads={downloads} />
        ) : runsInstallation ? (
          <li>
            {joined(
              parts("Run {command} on the server. Your team can then download the extension here.", {
                command: <code className="text-13 break-words">npm run build:extension</code>,
              }),
            )}
          </li>
        ) : (
          <li>{t("Install the recorder extension. The person who runs your Step can give it to you.")}</li>
        )}
        <li>
          {joined(
            parts("Open it on this page, or enter {address} as your Step.", {
              address: <code className="text-13 break-all">{origin}</code>,
            }),
          )}
        </li>
        <li>{t("Enter the code. It works once, for {count} minutes.", { count: minutes })}</li>
      </ol>
      {code ? (
        <div role="status" className="mt-4 flex flex-wrap items-center gap-3">
          <code className="rounded-md border border-control px-4 py-2 text-22 tracking-[0.2em]">
            {`${code.slice(0, 4)} ${code.slice(4)}`}
          </code>
          <CopyTextButton text={code} label={t("Copy")} size="sm" />
        </div>
      ) : null}
      <Form method="post" className="mt-4">
        <Button
          type="submit"
          name="intent"
          value="create-code"
          variant={code ? "secondary" : "primary"}
          aria-disabled={isSending}
        >
          {t(code ? "Create another code" : "Create code")}
        </Button>
      </Form>
      <p className="mt-3 text-13 text-text-3">
        {t(
          "The extension can only send recordings, as you. You review each one in the browser before it is sent.",
        )}
      </p>
    </section>
  );
}

function InstallSteps({ downloads }: { downloads: ("chrome" | "firefox")[] }) {
  const { t, parts } = useTeamTexts("extension");
  return (
    <>
      <li>
        {t("Download the extension and unpack it:")}{" "}
        {downloads.map((browser, index) => (
          <Fragment key={browser}>
            {index > 0 ? ", " : null}
            <a
              href={`${extensionPaths.download}/${browser}`}
              className="text-link underline underline-offset-3"
            >
              {browser === "chrome" ? t("for Chrome and Edge") : t("for Firefox")}
            </a>
          </Fragment>
        ))}
      </li>
      {downloads.includes("chrome") ? (
        <li>
          {joined(
            parts(
              "In Chrome or Edge, open {address}, turn on developer mode, and load the unpacked folder.",
              {
                address: <code className="text-13">chrome://extensions</code>,
              },
            ),
          )}
        </li>
      ) : null}
      {downloads.includes("firefox") ? (
        <li>
          {joined(
            parts("In Firefox, open {address} and load the folder's manifest.json.", {
              address: <code className="text-13 break-all">about:debugging#/runtime/this-firefox</code>,
            }),
          )}
        </li>
      ) : null}
    </>
  );
}
