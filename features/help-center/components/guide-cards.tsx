import type { PublicGuideCard } from "#features/guides/present-public.ts";
import { fluidPicture } from "#shared/picture-address.ts";
import { Day } from "./day.tsx";
import { useTexts } from "./texts.tsx";

/** A wide screen shows this many cards in the first row. Their pictures load eagerly. */
const shownAtOnce = 3;

export function GuideCards({ basePath, guides }: { basePath: string; guides: PublicGuideCard[] }) {
  const { t, lang, number, category: nameOf, categoryLang } = useTexts();
  return (
    <ul className="hc-tiles">
      {guides.map(({ slug, lang: titleLang, title, category, thumbnail, stepCount, createdAt }, index) => (
        <li key={slug} className="hc-tile">
          {thumbnail ? (
            <img
              {...fluidPicture(thumbnail.url, {
                sizes: "(max-width: 767px) 100vw, 384px",
                width: thumbnail.width,
              })}
              alt=""
              width={640}
              height={360}
              loading={index < shownAtOnce ? "eager" : "lazy"}
              decoding="async"
            />
          ) : (
            <span className="hc-tile-blank" aria-hidden="true">
              {number(stepCount)}
            </span>
          )}
          <div>
            {category ? (
              <p className="hc-badge" lang={categoryLang(category)}>
                {nameOf(category)}
              </p>
            ) : null}
            <h2 lang={titleLang}>
              <a href={`${basePath}/guides/${encodeURIComponent(slug)}`}>{title}</a>
            </h2>
            <p className="hc-meta" lang={lang}>
              {t("guide.steps", { count: stepCount })} · <Day date={createdAt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
