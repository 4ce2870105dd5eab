import { createHtmlReader } from "./server-html.ts";

const read = createHtmlReader("step-server-html");

/** For the script that all public pages have. */
export async function serverHtml(answer: Response): Promise<string> {
  return (await read(answer)).html;
}
