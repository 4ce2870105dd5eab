/** What makes a sentence differ from another one: the words between those that both begin and end with. */
export interface DifferingWords {
  start: string;
  /** Empty if the other one only has more words. */
  differing: string;
  end: string;
}

export function differingWords(sentence: string, other: string): DifferingWords {
  const [words, others] = [sentence.split(/(\s+)/), other.split(/(\s+)/)];
  const most = Math.min(words.length, others.length);
  let same = 0;
  while (same < most && words[same] === others[same]) same += 1;
  let tail = 0;
  while (tail < most - same && words.at(-1 - tail) === others.at(-1 - tail)) tail += 1;
  const until = words.length - tail;
  const between = words.slice(same, until).join("");
  const differing = between.trim();
  // The spaces around it aren't marked.
  const [before = "", after = ""] = differing === "" ? [between] : between.split(differing);
  return {
    start: words.slice(0, same).join("") + before,
    differing,
    end: after + words.slice(until).join(""),
  };
}
