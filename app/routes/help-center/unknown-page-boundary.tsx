import { useRouteError, useRouteLoaderData } from "react-router";
import { DeadEnd } from "#features/help-center/components/dead-end.tsx";
import { MessagePage } from "#features/help-center/components/message-page.tsx";
import { useTexts } from "#features/help-center/components/texts.tsx";
import { buttonClass } from "#ui/primitives/button.tsx";
import { errorWords } from "./error-words.ts";
import type { loader as layoutLoader } from "./layout.tsx";

/** Shown inside the center's frame if the page is unknown or hidden by its owner. */
export function UnknownPage() {
  const texts = useTexts();
  const main = useRouteLoaderData<typeof layoutLoader>("main/help");
  const preview = useRouteLoaderData<typeof layoutLoader>("main/preview");
  const tenant = useRouteLoaderData<typeof layoutLoader>("tenant/help");
  const frame = main ?? preview ?? tenant;
  const { title, text } = errorWords(useRouteError(), texts);
  const link = (
    <a className={buttonClass({ variant: frame ? "secondary" : "primary" })} href={frame?.basePath || "/"}>
      {texts.t("page.goHome")}
    </a>
  );
  if (!frame)
    return (
      <MessagePage title={title} text={text}>
        {link}
      </MessagePage>
    );
  return (
    <DeadEnd title={title} text={text} basePath={frame.basePath} ways={frame.ways}>
      {link}
    </DeadEnd>
  );
}
