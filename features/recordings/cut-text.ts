/** Cuts text to `maxLength` code points, including the ellipsis. */
export function cutText(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length <= maxLength
    ? text
    : `${letters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
}
