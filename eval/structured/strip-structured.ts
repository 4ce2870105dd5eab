/** Removes JSON-LD, microdata and RDFa from a page, so that only what visitors see is left to read. */
export function stripStructured(html: string): string {
  return html
    .replace(/<script\b[^>]*ld\+json[^>]*>[\s\S]*?<\/script\s*>/gi, "")
    .replace(/<(?!meta\b)[a-z][^<>]*>/gi, (tag) =>
      tag.replace(
        /\s(?:item(?:scope|type|prop|id|ref)|typeof|vocab|property|resource)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/gi,
        "",
      ),
    )
    .replace(/<meta\b[^<>]*\sitemprop\b[^<>]*>/gi, "");
}
