import { type DomainProof, domainRecords } from "./domain-records.ts";

/** "unknown" means that name servers didn't answer or answered incompletely, so the result is inconclusive. */
export type DnsAnswer =
  | { outcome: "found"; values: string[] }
  | { outcome: "none" }
  | { outcome: "unknown"; values: string[]; code: string };

export interface DomainAnswers {
  /** In the order of the alias chain. */
  cname: DnsAnswer;
  txt: DnsAnswer;
}

export interface DomainCheck {
  result: "matches" | "differs" | "unknown";
  /** Shown to the owner. Only a few records of each type are kept. */
  found: { cname: string[]; txt: string[] };
  /** Why the check was inconclusive, such as "ESERVFAIL" or "ETIMEOUT". */
  code: string | null;
  /** True if the domain is verified for another company whose record is still there. */
  isTaken: boolean;
}

const maxShown = 5;
const maxShownLength = 255;

/** One matching record is enough. Without one, the domain only fails if both answers are conclusive. */
export function judgeDomain(answers: DomainAnswers, proof: DomainProof): DomainCheck {
  const wanted = domainRecords(proof);
  const cname = valuesOf(answers.cname);
  const txt = valuesOf(answers.txt);
  const matches =
    cname.some((value) => sameName(value, wanted.cname.value)) ||
    txt.some((value) => value.trim() === wanted.txt.value);
  const missing = [answers.cname, answers.txt].find((answer) => answer.outcome === "unknown");
  const result = matches ? "matches" : missing ? "unknown" : "differs";
  return {
    result,
    found: { cname: shown(cname), txt: shown(txt) },
    code: result === "unknown" && missing ? missing.code : null,
    isTaken: false,
  };
}

/** Returns null if the stored text isn't a valid check. */
export function readDomainCheck(stored: string | null): DomainCheck | null {
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as DomainCheck;
  } catch {
    return null;
  }
}

function valuesOf(answer: DnsAnswer): string[] {
  return answer.outcome === "none" ? [] : answer.values;
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase().replace(/\.$/, "") === other.toLowerCase();
}

/** Limits records to what can be stored and shown, because anyone can put anything into DNS. */
function shown(values: string[]): string[] {
  return values
    .slice(0, maxShown)
    .map((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, "").slice(0, maxShownLength));
}
