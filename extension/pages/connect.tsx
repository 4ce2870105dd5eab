/** Connects the extension with a company's Step, in a tab of its own: popups close when the browser asks for a right. */
import { type FormEvent, useEffect, useState } from "react";
import { extensionPaths } from "#features/recordings/extension/paths.ts";
import { Button } from "#ui/primitives/button.tsx";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { type Connection, connect, forgetConnection, loadConnection, originOf } from "../connection.ts";
import { show } from "./show.tsx";

function Connect() {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConnecting, setConnecting] = useState(false);
  const [origin, setOrigin] = useState(() => new URLSearchParams(location.search).get("origin") ?? "");
  const [code, setCode] = useState("");
  useEffect(() => void loadConnection().then(setConnection), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = originOf(origin);
    if (!found) return setProblem("Enter the address of your Step, such as help.example.com.");
    setProblem(null);
    setConnecting(true);
    try {
      setConnection(await connect(found, code));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setConnecting(false);
    }
  }

  return (
    <main className="mx-auto max-w-120 p-6 md:py-16">
      <h1 className="text-22 tracking-[-0.015em]">Step Recorder</h1>
      {connection ? (
        <>
          <p role="status" className="mt-3 text-14 text-text-2">
            Connected to{" "}
            <b className="font-medium text-text">{connection.companyName || connection.origin}</b>. Open a
            website, then start recording from the toolbar.
          </p>
          <Button
            variant="secondary"
            className="mt-5"
            onClick={() => void forgetConnection().then(() => setConnection(null))}
          >
            Disconnect
          </Button>
          <p className="mt-2 text-13 text-text-3">
            {`${connection.origin}${extensionPaths.page} lists all your connected browsers.`}
          </p>
        </>
      ) : (
        <form onSubmit={(event) => void submit(event)} className="mt-3 flex flex-col gap-5">
          <p className="text-14 text-text-2">In Step, open /dashboard/extension and create a code.</p>
          <Field id="origin" label="Address of your Step">
            {(control) => (
              <Input
                {...control}
                value={origin}
                autoComplete="url"
                onChange={(event) => setOrigin(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field id="code" label="Code">
            {(control) => (
              <Input
                {...control}
                value={code}
                autoComplete="off"
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            )}
          </Field>
          <p role="alert" className="text-14 text-danger empty:hidden">
            {problem}
          </p>
          <Button type="submit" disabled={isConnecting}>
            Connect
          </Button>
        </form>
      )}
    </main>
  );
}

show(<Connect />);
