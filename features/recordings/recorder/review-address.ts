/** The page that reviews a recording. Its screenshots are only in the browser that made or imported it. */
export function reviewAddress(recordingId: string): string {
  return `/dashboard/recordings/${recordingId}/review`;
}
