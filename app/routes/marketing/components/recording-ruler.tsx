import { recordedSteps } from "../samples/recorded-steps.ts";

const seconds = Array.from({ length: 31 }, (_, second) => second);

/** The timeline of a real recording, with the frames that became steps. `guidePath` leads to the guide, if there is one. */
export function RecordingRuler({ guidePath }: { guidePath: string | null }) {
  return (
    <section className="lp-section" aria-labelledby="recording_title">
      <div className="lp-recording">
        <div className="lp-recording-head">
          <h2 id="recording_title" className="lp-h2 max-w-[24ch]">
            And all you do is record your tool for 30 seconds
          </h2>
          <p>
            Step keeps the moments you clicked and rings what you clicked on. We recorded this guide on our
            sample's booking page.{" "}
            {guidePath ? (
              <a className="text-link underline underline-offset-4" href={guidePath}>
                Open the guide
              </a>
            ) : null}
          </p>
        </div>
        <ol className="lp-moments">
          {recordedSteps.map(({ title, text, picture }) => (
            <li key={title}>
              <img
                src={picture}
                width={400}
                height={250}
                alt=""
                loading="lazy"
                decoding="async"
                className="lp-scene"
              />
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <div className="lp-ruler" aria-hidden="true">
          <svg aria-hidden="true">
            {seconds.map((second) => (
              <line
                key={second}
                x1={`${(second / 30) * 100}%`}
                x2={`${(second / 30) * 100}%`}
                y1="0"
                y2={second % 5 === 0 ? 18 : 10}
                className={second % 5 === 0 ? "is-long" : undefined}
              />
            ))}
          </svg>
          <p>
            {seconds
              .filter((second) => second % 5 === 0)
              .map((second) => (
                <span key={second}>0:{String(second).padStart(2, "0")}</span>
              ))}
          </p>
        </div>
      </div>
    </section>
  );
}
