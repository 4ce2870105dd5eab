/** "Open now until 6 PM". The page is cached, so a script finds out; without it, this links to the opening hours. */
import type { OpeningHours } from "#shared/opening-hours.ts";
import { useTexts } from "./texts.tsx";

export const hoursId = "hours";

export function OpenState({ hours, contactHref }: { hours: OpeningHours; contactHref: string }) {
  const { t, tag, lang } = useTexts();
  return (
    <p
      className="hc-open"
      lang={lang}
      data-hours={JSON.stringify(hours)}
      data-language={tag}
      data-open={t("hours.open")}
      data-open-until={t("hours.openUntil", { time: "{time}" })}
      data-opens={t("hours.opens", { time: "{time}" })}
      data-opens-on={t("hours.opensOn", { day: "{day}", time: "{time}" })}
    >
      <a href={`${contactHref}#${hoursId}`}>{t("hours.title")}</a>
    </p>
  );
}
