/** The words in the order of the specification; the first one stays where nothing may move. */
const [firstWord, ...otherWords] = ["help", "support", "FAQ", "service", "success"] as const;

/**
 * Changes its last-but-one word every two seconds, in CSS alone. To a screen reader and to a search engine it is one
 * sentence: the other words are drawn from attributes, and the line is as long as the longest of them, so it never
 * breaks anew.
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

/** Stops everything on the page that moves by itself (WCAG 2.2.2); works without script. */
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
