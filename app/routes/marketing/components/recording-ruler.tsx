import type { ReactNode } from "react";

interface Moment {
  title: string;
  text: string;
  /** A drawing of the screen at that moment, 160 × 92. */
  scene: ReactNode;
}

/** A made-up half-minute recording of a made-up tool, with the moments that were kept. */
const moments: Moment[] = [
  {
    title: "Open Bookings",
    text: "Step 1, from a click in the left menu",
    scene: (
      <>
        <Lines ys={[14, 28, 42]} />
        <rect x="5" y="21" width="26" height="11" rx="3" className="lp-touched" />
      </>
    ),
  },
  {
    title: "Choose a day",
    text: "Step 2, from a click in the calendar",
    scene: (
      <>
        {[14, 32, 50, 68].map((y) =>
          [48, 68, 88, 108, 128].map((x) => (
            <rect key={`${x}-${y}`} x={x} y={y} width="16" height="14" rx="2" className="lp-drawn" />
          )),
        )}
        <rect x="86" y="48" width="20" height="18" rx="3" className="lp-touched" />
      </>
    ),
  },
  {
    title: "Add the address",
    text: "Step 3, from what was typed",
    scene: (
      <>
        <Lines ys={[14, 52, 66]} />
        <rect x="47" y="27" width="98" height="16" rx="3" className="lp-touched" />
        <path d="M54 35h42" strokeWidth="3" className="lp-typed" />
      </>
    ),
  },
  {
    title: "Confirm",
    text: "Step 4, from the last click",
    scene: (
      <>
        <Lines ys={[14, 28, 42]} />
        <rect x="102" y="66" width="46" height="16" rx="4" className="lp-pressed" />
      </>
    ),
  },
];

const seconds = Array.from({ length: 31 }, (_, second) => second);

export function RecordingRuler() {
  return (
    <section className="lp-section" aria-labelledby="recording_title">
      <div className="lp-recording">
        <h2 id="recording_title" className="lp-h2 max-w-[24ch]">
          And all you do is record your tool for 30 seconds
        </h2>
        <ol className="lp-moments">
          {moments.map(({ title, text, scene }) => (
            <li key={title}>
              <svg viewBox="0 0 160 92" className="lp-scene" aria-hidden="true">
                <rect x=".5" y=".5" width="159" height="91" rx="6" className="lp-screen" />
                <path d="M36 1v90" className="lp-edge" />
                {[12, 24, 36].map((y) => (
                  <rect key={y} x="8" y={y} width="20" height="5" rx="2" className="lp-drawn" />
                ))}
                {scene}
              </svg>
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

function Lines({ ys }: { ys: [number, number, number] }) {
  const widths = [60, 96, 84];
  return ys.map((y, index) => (
    <rect key={y} x="48" y={y} width={widths[index]} height="6" rx="2" className="lp-drawn" />
  ));
}
