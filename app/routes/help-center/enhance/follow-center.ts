interface Told {
  version: number;
  css?: string;
}

const sheet = "adoptedStyleSheets" in document ? new CSSStyleSheet() : null;

/**
 * Updates open pages when the owner changes something. Only visible pages connect, because browsers limit the number of
 * connections per host.
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
  // Pages are hidden before they enter the back/forward cache. An open connection would keep them out of it.
  addEventListener("pageshow", listen);
}

/** A page restored from the back/forward cache gets the newest colors of this session before it is painted. */
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
  // Added last, so that it overrides the page's own theme.
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

function eventsAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="theme-events"]')?.content;
}

function pageVersion(): number {
  return Number(document.querySelector<HTMLMetaElement>('meta[name="content-version"]')?.content ?? 0);
}

/** If storage is blocked or full, the page keeps the colors it was sent with. */
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
