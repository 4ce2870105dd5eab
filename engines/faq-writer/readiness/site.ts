import type { TradeId } from "#shared/enumerations.ts";
import type { ReadPage } from "../read-page.ts";

/** What a made pair is compared with. */
export interface Site {
  language: string;
  companyName: string | null;
  /** The trades that the company may belong to. */
  trades: readonly TradeId[];
  home: ReadPage | null;
  /** How many different things its pages are about. */
  subjects: number;
}
