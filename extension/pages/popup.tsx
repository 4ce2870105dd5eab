/** Starts and stops a recording. `?tab=` names the tab when the popup is open as a page. */
import { useCallback, useEffect, useRef, useState } from "react";
import { clickLimits } from "#engines/recording/clicks/step-clicks.ts";
import { Button } from "#ui/primitives/button.tsx";
import { type Connection, loadConnection } from "../connection.ts";
import type { PopupMessage, RecordingShown } from "../messages.ts";
import { show } from "./show.tsx";

interface Tab {
  id: number;
  /** Empty for pages of the browser, which no extension may read. */
  url: string;
  title: string;
}

function Popup() {
  const [tab, setTab] = useState<Tab | null>(null);
  const [connection, setConnection] = useState<Connection | null>(null);
  const [shown, setShown] = useState<RecordingShown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tabId = tab?.id ?? null;

  const tell = useCallback(async (message: PopupMessage) => {
    const answer = (await chrome.runtime.sendMessage(message)) as RecordingShown | null;
    if (answer) {
      setShown(answer);
      if (message.kind !== "state") setProblem(null);
    } else setProblem("Step can't record this page. Open a website, then try again.");
    return answer;
  }, []);
  useEffect(() => {
    void findTab().then(setTab);
    void loadConnection().then(setConnection);
  }, []);
  useEffect(() => {
    const refresh = () => void tell({ kind: "state", tabId });
    refresh();
    chrome.action.onUserSettingsChanged?.addListener(refresh);
    const timer = setInterval(refresh, 1_000);
    return () => clearInterval(timer);
  }, [tell, tabId]);

  async function stop(): Promise<void> {
    await tell({ kind: "stop" });
    await openPage("review.html");
  }

  if (!shown) return null;
  const { recording, steps } = shown;
  return (
    <main className="w-80 text-14">
      <header className="flex items-center justify-between gap-3 border-b border-border px-4 py-3">
        <h1 className="text-16">Step Recorder</h1>
        <span className="min-w-0 truncate text-13 text-text-3">{connection?.companyName}</span>
      </header>
      <div className="flex flex-col gap-3 p-4">
        {recording ? (
          <>
            <Steps steps={steps} end={endOf(recording)} />
            {recording.isTabRecorded || tabId === null ? null : (
              <Button variant="secondary" onClick={() => void tell({ kind: "join", tabId })}>
                Also record this tab
              </Button>
            )}
            <div className="flex gap-2 *:grow">
              <Button
                variant="secondary"
                onClick={() => void tell({ kind: "pause", isPaused: !recording.isPaused })}
              >
                {recording.isPaused ? "Resume" : "Pause"}
              </Button>
              <Button
                variant="secondary"
                disabled={steps.length === 0}
                onClick={() => void tell({ kind: "undo" })}
              >
                Undo step
              </Button>
            </div>
            <Button onClick={() => void stop()}>Stop and review</Button>
          </>
        ) : (
          <Ready
            tab={tab}
            connection={connection}
            kept={steps.length}
            onStart={() => void (tabId !== null && tell({ kind: "start", tabId }))}
          />
        )}
        <p role="alert" className="text-13 text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <footer className="border-t border-border bg-bg-subtle px-4 py-2.5 text-13 text-text-3">
        Nothing you type is recorded. You review everything before it's sent.
      </footer>
    </main>
  );
}

function Ready({
  tab,
  connection,
  kept,
  onStart,
}: {
  tab: Tab | null;
  connection: Connection | null;
  /** Steps of a recording that wasn't sent yet. */
  kept: number;
  onStart: () => void;
}) {
  const [recordsOthers, setRecordsOthers] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => void chrome.permissions.contains(everything).then(setRecordsOthers), []);
  if (!connection)
    return (
      <>
        <p className="text-text-2">Connect this browser with your help center first.</p>
        <Button onClick={() => void openPage(`connect.html?origin=${encodeURIComponent(stepAt(tab))}`)}>
          Connect
        </Button>
      </>
    );
  return (
    <>
      {kept > 0 ? (
        <Button variant="secondary" onClick={() => void openPage("review.html")}>
          {kept === 1 ? "Review 1 recorded step" : `Review ${kept} recorded steps`}
        </Button>
      ) : null}
      <div>
        <p className="font-medium">Record this tab</p>
        <p className="truncate text-13 text-text-3">{tab?.title || tab?.url}</p>
      </div>
      {isAsking && kept > 0 ? (
        <>
          <p role="alert">
            {kept === 1 ? "This deletes the recorded step." : `This deletes the ${kept} recorded steps.`} You
            can't undo it.
          </p>
          <div className="flex gap-2 *:grow">
            <Button variant="secondary" onClick={onStart}>
              Delete and record
            </Button>
            <Button autoFocus onClick={() => setAsking(false)}>
              Keep {kept === 1 ? "it" : "them"}
            </Button>
          </div>
        </>
      ) : (
        <Button
          disabled={!/^https?:/.test(tab?.url ?? "")}
          onClick={() => (kept > 0 ? setAsking(true) : onStart())}
        >
          {kept > 0 ? "Record again" : "Start recording"}
        </Button>
      )}
      <label className="flex cursor-pointer items-start gap-2 text-13 text-text-2">
        <input
          type="checkbox"
          className="mt-0.5 size-4 accent-solid"
          checked={recordsOthers}
          onChange={({ currentTarget: { checked } }) =>
            void (checked ? chrome.permissions.request(everything) : chrome.permissions.remove(everything))
              .then(() => chrome.permissions.contains(everything))
              .then(setRecordsOthers)
          }
        />
        Also record tabs and websites that this tab opens. Your browser asks you to allow it.
      </label>
      <button
        type="button"
        className="self-start text-13 text-link underline underline-offset-4"
        onClick={() => void openPage("connect.html")}
      >
        Connection
      </button>
    </>
  );
}

function endOf({ isFull, isPaused }: NonNullable<RecordingShown["recording"]>): string {
  if (isFull) return `A guide has at most ${clickLimits.steps} steps. Stop and review these.`;
  return isPaused ? "Paused" : "Waiting for your next click";
}

function Steps({ steps, end }: { steps: string[]; end: string }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest step is shown whenever there is another
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [steps.length, end]);
  return (
    <ol ref={list} className="flex max-h-60 flex-col overflow-y-auto" aria-label="Steps">
      {steps.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added and removed at the end
        <li key={index} className="flex gap-3 py-1.5">
          <span className="w-5 shrink-0 text-text-3 tabular-nums">{index + 1}</span>
          <bdi className="min-w-0 break-words">{text}</bdi>
        </li>
      ))}
      <li className="py-1.5 pl-8 text-text-3">{end}</li>
    </ol>
  );
}

const everything = { origins: ["<all_urls>"] };

async function findTab(): Promise<Tab | null> {
  const asked = Number(new URLSearchParams(location.search).get("tab"));
  const tab = asked
    ? await chrome.tabs.get(asked)
    : (await chrome.tabs.query({ active: true, currentWindow: true }))[0];
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? "", title: tab.title ?? "" };
}

/** The origin of the tab, if Step's dashboard is open in it. */
function stepAt(tab: Tab | null): string {
  const url = URL.parse(tab?.url ?? "");
  return url?.pathname.startsWith("/dashboard") ? url.origin : "";
}

async function openPage(page: string): Promise<void> {
  await chrome.tabs.create({ url: chrome.runtime.getURL(`pages/${page}`) });
  window.close();
}

show(<Popup />);
