/** Tells which edition of a website a URL belongs to. */
import { urlKey } from "#shared/url.ts";
import { type LanguageMark, languageMark, unmarkedKey } from "./language-mark.ts";

export interface Edition {
  /** Primary tag of the language that the start page is written in. */
  language: string;
  startUrl: string;
}

export interface EditionMap {
  readonly main: Edition;
  /** Additional editions that are read, in order. */
  readonly read: readonly Edition[];
  /** Languages that the site names and that aren't read. */
  readonly unread: readonly Edition[];
  /** Records that the site declares a page's language. */
  declare(url: string, language: string): void;
  languageOf(url: string): string;
}

export function createEditionMap({
  main,
  read,
  unread,
}: Pick<EditionMap, "main" | "read" | "unread">): EditionMap {
  const editions = [main, ...read, ...unread];
  const languages = new Set(editions.map(({ language }) => language));
  const declared = new Map(editions.map(({ startUrl, language }) => [urlKey(startUrl), language]));
  const byMark = new Map<string, string>();
  const kinds = new Set<LanguageMark["kind"]>();
  let unmarked: string | null = null;
  for (const { language, startUrl } of editions) {
    const mark = languageMark(startUrl);
    if (mark) {
      kinds.add(mark.kind);
      byMark.set(nameOf(mark), byMark.get(nameOf(mark)) ?? language);
    } else if (unmarkedKey(startUrl) === unmarkedKey(main.startUrl)) {
      // A single page such as "/english.html" says nothing about other URLs.
      unmarked ??= language;
    }
  }
  return {
    main,
    read,
    unread,
    declare(url, language) {
      const key = urlKey(url);
      if (languages.has(language) && !declared.has(key)) declared.set(key, language);
    },
    languageOf(url) {
      const stated = declared.get(urlKey(url));
      if (stated !== undefined) return stated;
      const mark = languageMark(url);
      const named = mark === null ? undefined : byMark.get(nameOf(mark));
      if (named !== undefined) return named;
      // The copy for another country, such as "/de-at/" beside "/de/".
      if (mark && languages.has(mark.language) && kinds.has(mark.kind)) return mark.language;
      return unmarked ?? main.language;
    },
  };
}

function nameOf({ kind, name }: LanguageMark): string {
  return `${kind} ${name}`;
}
