import { data } from "react-router";
import { z } from "zod";

export function readRecordingId(value: string): string {
  const parsed = z.uuid().safeParse(value);
  if (!parsed.success) throw data(null, { status: 404 });
  return parsed.data;
}
