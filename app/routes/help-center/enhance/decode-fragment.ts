/** A fragment can hold anything, and nothing here may stop the rest of the script. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
