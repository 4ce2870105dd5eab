/** Words of the languages that `languageOf` knows, as far as the judge of a model's answers has to know them. */

/** Articles, "is" and connectives: with or without them a sentence says the same. No preposition, no "can", no "only". */
const smallWords: Record<string, string> = {
  en: "a an the is are be also please then and that",
  de: "der die das den dem des ein eine einen einem einer eines ist sind auch bitte dann und dass",
  fr: "le la les l un une des est sont aussi et",
  es: "el la los las un una unos unas es son también y",
  it: "il lo la i gli le l un uno una è sono anche e",
  nl: "de het een is ook en",
  pt: "o a os as um uma é são também e",
  tr: "bir ve",
};

/** Empty for a language that is not known: then every word counts. */
export function smallWordsOf(language: string | null): ReadonlySet<string> {
  return new Set(language === null ? [] : (smallWords[language] ?? "").split(" "));
}

/** Turns a sentence round, or takes something out of it; in all languages at once. */
export const negations: ReadonlySet<string> = new Set(
  (
    "not no never none nobody nothing nowhere neither nor without cannot except unless excluding excluded hardly " +
    "nicht kein keine keinen keinem keiner keines nie niemals nichts niemand ohne weder außer ausgenommen " +
    "ne n pas jamais aucun aucune rien personne sans ni sauf hormis excepté " +
    "nunca jamás ningún ninguno ninguna nada nadie sin tampoco excepto salvo " +
    "non mai nessun nessuno nessuna niente nulla senza né tranne eccetto " +
    "niet geen nooit niets niemand zonder noch behalve uitgezonderd " +
    "não nunca jamais nenhum nenhuma ninguém sem nem exceto " +
    "değil yok hayır hiç asla olmadan hariç"
  ).split(" "),
);

/** A sentence that begins with one of them leans on the one before it; in all languages at once. */
export const leaningWords: ReadonlySet<string> = new Set(
  (
    "it its this these that those they them their he she his her him such both otherwise however but instead therefore so " +
    "es er dies diese dieser dieses diesem diesen deren dessen dafür dabei dazu damit daher deshalb hierfür jedoch aber sonst ansonsten " +
    "il elle ils elles ce c cela ceci ça cet cette ces celui celle ceux leur leurs mais sinon toutefois donc " +
    "esto eso este esta estos estas ese esa esos esas ello él ella ellos ellas su sus pero sino " +
    "questo questa questi queste quello quella esso essa essi ma però altrimenti quindi " +
    "dit dat deze die zij hij echter maar anders " +
    "isto isso este esta estes estas esse essa ele ela eles elas mas porém " +
    "bu bunlar bunun o onlar ancak ama"
  ).split(" "),
);

/** What a question may say beside the words of its answer and headings: how people ask, and nothing about anything. */
export const askingWords: ReadonlySet<string> = new Set(
  (
    "what which who whom whose when where why how much many long often far soon old does did can could will would should may " +
    "must has have had i me my we our us you your it its they their there this these those any some kind kinds type types " +
    "of in on at to for with by from about if or do happen happens cost costs price prices pay charge fee fees take takes " +
    "work works offer offers provide provides get find contact reach use need start begin order book buy make want go " +
    "available possible allowed include included includes time times hours open opening mean know choose " +
    "was wer wen wem wann wo wie warum welche welcher welches welchen viel viele lange oft kann können darf muss soll wird werden " +
    "hat haben gibt es ich mein meine meinen wir uns unser unsere sie ihr ihre ihren man kostet kosten dauert preis von in im am an " +
    "auf zu zum zur für mit bei bieten funktioniert möglich " +
    "que qui quoi quel quelle quels quelles quand où comment combien pourquoi est-ce puis-je peut-on avez vous votre vos nous " +
    "notre nos je mon ma mes il elle on de du à au aux en pour avec par coûte prix dure faire faut ce cela ça y a-t-il proposez " +
    "qué quién cuándo dónde cómo cuánto cuánta cuántos cuántas cuál cuáles puedo puede hay mi mis su sus nuestro nuestra se me de " +
    "del en a para con por cuesta cuestan precio tarda ofrecen hacer " +
    "che chi cosa quando dove come quanto quanta quanti quale quali perché posso può c ci mio mia vostro vostra nostro nostra si di " +
    "del della da in a per con costa costano prezzo dura offrite fare " +
    "wat wie wanneer waar waarom hoe hoeveel lang welke kan kunnen mag moet heeft hebben er ik mijn wij we ons onze u uw je jullie " +
    "van in op aan voor met kost kosten prijs duurt bieden " +
    "quem quando onde como quanto quantos qual quais posso pode há meu minha seu sua nosso nossa vocês de do da em para com por " +
    "custa preço demora oferecem fazer " +
    "ne nedir neler kim nasıl nerede hangi kaç kadar zaman mı mi mu mü var benim bizim sizin için ile"
  ).split(" "),
);
