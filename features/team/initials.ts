/** At most two letters for an avatar: "ME" for "Mara Ellison" or "mara.ellison@hubley.cc". */
export function initialsOf({ name, email }: { name: string; email: string }): string {
  const words = (name.trim() || (email.split("@")[0] ?? "")).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "?", ...others] = words;
  return [first, ...others.slice(-1)]
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}
