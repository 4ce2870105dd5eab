import { ArrowRight } from "lucide-react";
import { shownSamples } from "../samples/shown-samples.ts";

/** In pixels. The same for all pictures. */
const pictureSize = { width: 560, height: 420 };

/** Each card has a seam: the website on the left, and on the right the help center that Step made from it. */
export function SampleGallery() {
  return (
    <section className="lp-section" aria-labelledby="samples_title">
      <h2 id="samples_title" className="lp-h2">
        From website to help center
      </h2>
      <p className="lp-lead">
        We made up these four companies and their websites. Their help centers are the real thing. Open one.
      </p>
      <ul className="lp-samples">
        {shownSamples.map(({ subdomain, name, language, about, website, pictures, answers }) => (
          <li key={subdomain}>
            <div className="lp-seam" aria-hidden="true">
              <img src={pictures.website} {...pictureSize} alt="" loading="lazy" decoding="async" />
              <img src={pictures.center} {...pictureSize} alt="" loading="lazy" decoding="async" />
              <span>
                <ArrowRight />
              </span>
            </div>
            <div className="lp-sample">
              <div>
                <h3 lang={language}>{name}</h3>
                <p>{about}</p>
              </div>
              <form method="post" action="/demo">
                <input type="hidden" name="sample" value={subdomain} />
                <p>{answers} answers</p>
                <a href={website} aria-label={`Website of ${name}`}>
                  Website
                </a>
                <button type="submit" aria-label={`Help center of ${name}`}>
                  Help center
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
