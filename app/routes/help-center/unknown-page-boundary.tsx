import { useRouteError, useRouteLoaderData } from "react-router";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { errorWords, unknownPageTitles } from "./error-words.ts";
import type { loader as layoutLoader } from "./layout.tsx";

/** The "not found" page inside a center's frame: the page is unknown, or hidden by its owner. */
export function UnknownPage() {
  const main = useRouteLoaderData<typeof layoutLoader>("main/help");
  const preview = useRouteLoaderData<typeof layoutLoader>("main/preview");
  const tenant = useRouteLoaderData<typeof layoutLoader>("tenant/help");
  const home = (main ?? preview ?? tenant)?.basePath || "/";
  const { title, text } = errorWords(useRouteError(), unknownPageTitles);
  return (
    <MessagePage title={title} text={text}>
      <a className={buttonClass()} href={home}>
        Go to the home page
      </a>
    </MessagePage>
  );
}
