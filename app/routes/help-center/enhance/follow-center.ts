interface Told {
  version: number;
  css?: string;
}

const sheet = "adoptedStyleSheets" in document ? new CSSStyleSheet() : null;

/**
 * The owner changes something: pages that are open take it on. Only while somebody looks at the page, because browsers
 * keep few connections to one host open.
 */
export function followCenter(onNewVersion: () => void): void {
  const address = eventsAddress();
  if (!address) return;
  let version = pageVersion();
  let source: EventSource | null = null;
  const listen = () => {
    const isSeen = document.visibilityState === "visible";
    if (isSeen && !source) {
      source = new EventSource(address);
      source.onmessage = ({ data }) => {
        const told: Told = JSON.parse(data);
        if (told.css) {
          wear(told.css);
          keep(told);
        }
        if (told.version > version) onNewVersion();
        version = Math.max(version, told.version);
      };
    } else if (!isSeen) {
      source?.close();
      source = null;
    }
  };
  listen();
  document.addEventListener("visibilitychange", listen);
  // A page that the browser puts aside is hidden first; one with an open connection could not be put aside.
  addEventListener("pageshow", listen);
}

/** A page that comes back from the browser's memory has the newest colours of this session before it is drawn. */
export function keptTheme(): void {
  const wearKept = () => {
    const told = read();
    if (told?.css && told.version > pageVersion()) wear(told.css);
  };
  wearKept();
  addEventListener("pageshow", wearKept);
}

function wear(css: string): void {
  if (!sheet) return;
  sheet.replaceSync(css);
  // Behind the page's own, so that it stands.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

function eventsAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="theme-events"]')?.content;
}

function pageVersion(): number {
  return Number(document.querySelector<HTMLMetaElement>('meta[name="content-version"]')?.content ?? 0);
}

/** Storage can be switched off or full: then the page has the colours that it was sent with. */
function keep(told: Told): void {
  try {
    sessionStorage.setItem(`theme:${eventsAddress()}`, JSON.stringify(told));
  } catch {}
}

function read(): Told | null {
  try {
    return JSON.parse(sessionStorage.getItem(`theme:${eventsAddress()}`) ?? "null");
  } catch {
    return null;
  }
}
