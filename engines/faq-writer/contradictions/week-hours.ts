/** What a text says about the days of a week: 0 is Monday; each day's ranges in minutes, "closed" for a day off. */
export type WeekHours = Map<number, string>;

const days = [
  "mon(?:days?)?|montags?|lun(?:di|edì|es)?|maandag|pazartesi|pzt|segunda(?:s|-feira)?|seg",
  "tue(?:s(?:days?)?)?|dienstags?|mar(?:di|tedì|tes)?|dinsdag|salı|terça(?:s|-feira)?|ter",
  "wed(?:nesdays?|s)?|mittwochs?|mer(?:credi|coledì)?|mi[ée](?:rcoles)?|woensdag|çarşamba|quarta(?:s|-feira)?|qua",
  "thu(?:rs?(?:days?)?)?|donnerstags?|jeu(?:di)?|jue(?:ves)?|gio(?:vedì)?|donderdag|perşembe|quinta(?:s|-feira)?|qui",
  "fri(?:days?)?|freitags?|ven(?:dredi|erdì)?|vie(?:rnes)?|vrijdag|cuma|sexta(?:s|-feira)?|sex",
  "sat(?:urdays?)?|samstags?|sonnabends?|sam(?:edi)?|s[áa]b(?:ato|ados?)?|zaterdag|cumartesi",
  "sun(?:days?)?|sonntags?|dim(?:anche)?|dom(?:enica|ingos?)?|zondag|pazar",
];
/** Two letters are words of other languages as well: "di", "do", "so". */
const short: Record<string, string[]> = {
  de: ["mo", "di", "mi", "do", "fr", "sa", "so"],
  nl: ["ma", "di", "wo", "do", "vr", "za", "zo"],
};
const groups: [words: string, from: number, to: number][] = [
  ["weekdays?|werktags|hafta içi|dias úteis|en semaine", 0, 4],
  ["weekends?|wochenende|week-end|hafta sonu|fin de semana|fim de semana", 5, 6],
  [
    "daily|every day|täglich|tous les jours|todos los días|tutti i giorni|dagelijks|todos os dias|her gün",
    0,
    6,
  ],
];
const until =
  /^[\s,.]*(?:-|–|—|to|through|thru|bis|au|à|a|al|t\/m|tot(?: en met)?|ile|até|y|e|et|und|en|and|&|,|\+|ve)[\s,.]*$/i;
const rangeOnly = /^[\s,.]*(?:-|–|—|to|through|thru|bis|au|à|a|al|t\/m|tot(?: en met)?|até)[\s,.]*$/i;
const time =
  "(?:from |von |de |dalle |das |van )?([01]?\\d|2[0-4])(?:[:.h]([0-5]\\d))?\\s?([ap])?\\.?(?:m\\.?)?(?:uhr|h|u)?";
const closed =
  "closed|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|chius[oi]|gesloten|fechad[oa]s?|kapalı(?:yız)?";

interface Token {
  at: number;
  end: number;
  days: number[] | null;
  hours: string | null;
}

/** The opening hours in a short text, or null when no day has times. Reads days before their times only. */
export function readWeek(text: string, language: string): WeekHours | null {
  const tokens = [...readDays(text, language), ...readTimes(text)].sort((a, b) => a.at - b.at);
  const week: WeekHours = new Map();
  let open: number[] = [];
  let last: Token | null = null;
  for (const token of tokens) {
    const between = last ? text.slice(last.end, token.at) : "";
    if (token.days) {
      const isSame = last?.days !== null && last !== null && until.test(between);
      const from = open.at(-1);
      if (isSame && rangeOnly.test(between) && from !== undefined) {
        for (let day = (from + 1) % 7, steps = 0; steps < 7; day = (day + 1) % 7, steps += 1) {
          open.push(day);
          if (day === token.days[0]) break;
        }
      } else open = isSame ? [...open, ...token.days] : token.days;
    } else if (token.hours) {
      if (open.length === 0) return null;
      for (const day of open) {
        const earlier = week.get(day);
        week.set(day, earlier && last?.hours ? `${earlier},${token.hours}` : token.hours);
      }
    }
    last = token;
  }
  return week.size > 0 ? week : null;
}

/** A day that both name with other times. */
export function differs(one: WeekHours, other: WeekHours): boolean {
  return [...one].some(([day, hours]) => other.has(day) && other.get(day) !== hours);
}

function readDays(text: string, language: string): Token[] {
  const tokens: Token[] = [];
  const add = (words: string, named: number[]): void => {
    for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])\\.?`, "giu")))
      tokens.push({ at: match.index, end: match.index + match[0].length, days: named, hours: null });
  };
  for (const [day, words] of days.entries()) {
    const abbreviation = short[language]?.[day];
    add(abbreviation ? `${words}|${abbreviation}` : words, [day]);
  }
  for (const [words, from, to] of groups)
    add(
      words,
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
  return tokens;
}

function readTimes(text: string): Token[] {
  const tokens: Token[] = [];
  const range = new RegExp(
    `(?<![\\d:.])${time}\\s*(?:-|–|—|to|bis|à|a|al(?:le)?|às|as|tot|until|till|ile|y|and)\\s*${time}(?![\\d:%€$£])|(?<!\\p{L})(?:${closed})(?!\\p{L})`,
    "giu",
  );
  for (const match of text.matchAll(range)) {
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
    const hours =
      fromHour === undefined || toHour === undefined
        ? "closed"
        : `${minutes(fromHour, fromMinute, fromHalf)}-${minutes(toHour, toMinute, toHalf)}`;
    tokens.push({ at: match.index, end: match.index + match[0].length, days: null, hours });
  }
  return tokens;
}

function minutes(hour: string, minute: string | undefined, half: string | undefined): number {
  const at = Number(hour) + (/p/i.test(half ?? "") && Number(hour) < 12 ? 12 : 0);
  return (/a/i.test(half ?? "") && at === 12 ? 0 : at) * 60 + Number(minute ?? 0);
}
