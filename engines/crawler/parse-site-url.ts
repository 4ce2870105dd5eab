/** The check lives in `shared`, where the browser's form can use it too; this is its address for those who crawl. */
export { parseSiteUrl } from "#shared/url.ts";
