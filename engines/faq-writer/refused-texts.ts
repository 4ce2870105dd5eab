/** Texts that no answer may be made from. */
import { anyOf, wholeWordsIn } from "#engines/languages/words.ts";

/** Unfinished pages. A note in the middle of a longer answer makes it uncertain, but not a draft. */
const draft =
  /lorem ipsum|dolor sit amet|consectetur adipi[sc]|(?:[Dd]uis|[Nn]ullam|[Vv]estibulum|[Dd]onec|[Mm]aecenas) (?:mollis|id|id est|at eros|sed|aliquam|sollicitudin)\b|behind the word mountains|control about the blind texts|is a paradisematic country|\b(?:TO CONFIRM|TBC|TBD|TBA|TODO|FIXME)\b|\[(?:your|insert|company|name|address|city|phone)\b[^\]]*\]|\b(?:your text|insert text|placeholder (?:text|content)|text goes here|[Rr]eplace this placeholder|(?:[Aa]dd|[Ii]nsert|[Pp]ut|[Uu]pload) your (?:(?:own|real|actual) )?(?:photos?|images?|pictures?|logo|text|content|video) here)\b|\{\{.*?\}\}|<\?php|\$[a-z_]{3,}\b|\{%/;
const unfinished =
  /\b(?:coming soon|under construction|stay tuned|to be (?:confirmed|announced|determined)|more (?:info|information|details) (?:soon|to follow|coming)|page (?:is )?under|demnächst|in kürze|im aufbau|in bearbeitung|folgt (?:in kürze|bald|demnächst)|bientôt disponible|en construction|à venir|próximamente|en construcción|em breve|em construção|prossimamente|in arrivo|in costruzione|binnenkort|in aanbouw|wkrótce|w budowie|yakında|yapım aşamasında|скоро|в разработке)(?!\p{L})|準備中|近日公開/iu;
/** In characters. In longer answers, "coming soon" concerns only part of the answer. */
const maxUnfinished = 160;

/** "[PLACEHOLDER] Dr. V to confirm" is for those who write the page. */
const note = /(?<![\p{L}\p{N}])PLACEHOLDER(?![\p{L}\p{N}])/u;
const beginsWithNote = new RegExp(String.raw`^[^\p{L}\p{N}]*${note.source}`, "u");

export function isDraft(text: string): boolean {
  return (
    draft.test(text) ||
    beginsWithNote.test(text) ||
    (text.length <= maxUnfinished && (unfinished.test(text) || note.test(text)))
  );
}

/** True if a part of the text isn't final. */
export function isUnfinished(text: string): boolean {
  return unfinished.test(text) || note.test(text);
}

const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?`;
/** A sentence about one day doesn't apply to other days. */
const onDay = new RegExp(
  String.raw`\d{1,2}\.\s?\d{1,2}\.|\d{1,2}/\d{1,2}/\d{2,4}|(?:${anyOf("calendar.month")})\.? ${day},? (?:19|20)\d\d|${day} (?:of |de |d['’])?(?:${anyOf("calendar.month")}),? (?:de )?(?:19|20)\d\d`,
  "iu",
);

/** True if a text is about one day of one year. */
export function isDated(text: string): boolean {
  return onDay.test(text);
}

/** "Click here" and its like, in either order. An instruction for a program names its button instead. */
const clicks =
  /(?<!\p{L})(?:click|klick|cliqu|clic|clicc|klik|kliknij|tıkla|нажм)\p{L}{0,6} .{0,20}?(?:here|below|hier|unten|ici|ci-dessous|aquí|abajo|qui|sotto|hieronder|aqui|abaixo|tutaj|buraya|сюда|здесь)(?!\p{L})|(?<!\p{L})(?:here|hier|ici|aquí|qui|aqui|tutaj|buraya|здесь) .{0,10}?(?:click|klick|cliqu|clic|clicc|klik|tıkla|нажм)\p{L}{0,6}|ここをクリック|こちらをクリック/iu;

/** True for a sentence that makes sense only with the link in it. */
export function asksToClick(text: string): boolean {
  return clicks.test(text);
}

const pointing = new Map<string, RegExp>();

/** True for a sentence that only makes sense on its page: "as described below", "click the button". */
export function pointsAtPage(text: string, language: string): boolean {
  const words = pointing.get(language) ?? new RegExp(wholeWordsIn(language, "answers.pointing"), "iu");
  pointing.set(language, words);
  return words.test(text);
}
