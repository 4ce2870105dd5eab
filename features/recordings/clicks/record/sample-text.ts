/** What a replay types instead of what was recorded. */
const samples: Record<string, string> = {
  email: "name@example.com",
  tel: "555 0100",
  url: "https://example.com",
  number: "1",
  date: "2026-01-15",
  "datetime-local": "2026-01-15T10:00",
  month: "2026-01",
  week: "2026-W03",
  time: "10:00",
  password: "Sample-password-1",
};

/** `type` is that of an input, or "" for other fields. */
export function sampleFor(type: string): string {
  return samples[type] ?? "Sample";
}
