/** Addresses inside a public help center that lead nowhere, within its own frame. */
import { useRouteError, useRouteLoaderData } from "react-router";
import { buttonClass } from "#app/components/ui/button.tsx";
import { MessagePage } from "./components/message-page.tsx";
import { errorWords, unknownPageTitles } from "./error-words.ts";
import type { loader as layoutLoader } from "./layout.tsx";
import { type HelpCenterArgs, requirePublicScope, unknownPage } from "./require-public-scope.server.ts";

export async function loader(args: HelpCenterArgs) {
  await requirePublicScope(args);
  throw unknownPage();
}

export function meta() {
  return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
}

/** Also the error page of the other pages: a section that its owner hides is not there. */
export function UnknownPage() {
  const main = useRouteLoaderData<typeof layoutLoader>("main/help");
  const tenant = useRouteLoaderData<typeof layoutLoader>("tenant/help");
  const home = (main ?? tenant)?.basePath || "/";
  const { title, text } = errorWords(useRouteError(), unknownPageTitles);
  return (
    <MessagePage title={title} text={text}>
      <a className={buttonClass()} href={home}>
        Go to the start page
      </a>
    </MessagePage>
  );
}

export const ErrorBoundary = UnknownPage;

export default function Nothing() {
  return null;
}
