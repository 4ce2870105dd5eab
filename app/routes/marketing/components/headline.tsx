/** In the specification's order. Under reduced motion, the first word stays. */
const [firstWord, ...otherWords] = ["help", "support", "FAQ", "service", "success"] as const;

/**
 * CSS rotates the next-to-last word every two seconds. Screen readers and search engines get one sentence, because the
 * other words are in attributes. The line is as wide as the longest word, so it never reflows.
 */
export function Headline() {
  return (
    <h1 className="lp-h1">
      A complete <span className="whitespace-nowrap">AI-driven</span>{" "}
      <span className="lp-words">
        <span>
          <b>{firstWord}</b> center
        </span>
        {otherWords.map((word) => (
          <span key={word} data-word={word} aria-hidden="true" />
        ))}
      </span>
    </h1>
  );
}

/** Pauses all animations on the page (WCAG 2.2.2). Works without JavaScript. */
export function MotionSwitch() {
  return (
    <label className="lp-motion" title="Pause animation">
      <input type="checkbox" id="pause_motion" autoComplete="off" className="sr-only" />
      <span className="sr-only">Pause animation</span>
      <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path className="lp-pause" d="M6 4h2.5v12H6zM11.5 4H14v12h-2.5z" />
        <path className="lp-play" d="M6.5 4v12l9-6z" />
      </svg>
    </label>
  );
}
