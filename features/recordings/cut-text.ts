/** At most so many characters, whole ones, with an ellipsis when something is missing. */
export function cutText(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length <= maxLength
    ? text
    : `${letters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
}
