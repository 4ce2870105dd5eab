/** Never throws. A fragment can contain anything, and an error would stop the rest of the script. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
