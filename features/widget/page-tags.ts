/** What pages in the widget may consist of. The server drops everything else, and the widget checks it again. */
export const pageTags: ReadonlySet<string> = new Set(
  "p br strong em b i del code pre kbd sub sup ul ol li a h2 h3 h4 h5 h6 blockquote hr table thead tbody tr th td figure figcaption img input aside div span bdi dl dt dd mark details summary label".split(
    " ",
  ),
);

const ofTag: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  details: ["open"],
  img: ["src", "alt", "width", "height"],
  ol: ["start"],
  th: ["colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  input: ["type", "checked", "disabled"],
};

/** Names of the attributes that the tag may have. */
export function pageAttributes(tag: string): readonly string[] {
  return ["lang", "dir", ...(ofTag[tag] ?? [])];
}
