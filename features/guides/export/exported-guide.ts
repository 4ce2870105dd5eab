/** A guide as visitors would read it, to be taken elsewhere: a step-by-step guide or the Getting Started guide. */
import type { PublicStep } from "../present-public.ts";

export interface ExportedGuide {
  /** Of its files, without an extension. */
  fileName: string;
  title: string;
  description: string;
  steps: PublicStep[];
}
