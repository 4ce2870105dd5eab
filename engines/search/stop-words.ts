import { foldText } from "./fold-text.ts";

/** Stop words, and the words that people use to ask whether something exists, in the languages that have a pack. */
const words: Record<string, string> = {
  en: `
    a an the and or but if of to in on at by for from with without into about as is are was were be been am do does
    did doing can could will would shall should may might must i you he she it we they me my mine your yours his her
    its our ours their them us this that these those there here what which who whom whose how why when where not no
    so than then too very just any some please have has had get got need want like also only s t d ll re ve m isn
    don doesn didn won hello hi hey dear thanks thank kindly wondering wonder possibly actually really maybe perhaps
    let know tell offer offers offering provide provides`,
  de: `
    ich du er sie es wir ihr mich mir dich dir uns euch mein meine meinen meiner dein deine sein seine unser unsere
    euer ihre der die das den dem des ein eine einen einem einer und oder aber wenn von zu zum zur im an am auf bei
    fur mit ohne uber als wie ist sind seid war waren bin bist kann konnen konnt will wollen muss mussen soll darf
    wird werden wo was wer wann warum nicht kein keine man habe hast hat habt haben gibt bitte mochte auch nur noch
    also da so hallo hey hi danke eigentlich vielleicht wissen bieten bietet anbieten`,
  fr: `
    je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses notre votre nos vos leur le la les un une des
    du de et ou mais si dans sur par pour avec sans est sont suis etes peut puis peux pouvez faire fait comment quoi
    que qui quel quelle quels quelles quand pourquoi ne pas ce cette ces cet y en au aux l j qu n c d m s t me te se bonjour merci
    savoir proposez proposer`,
  es: `
    yo el ella nosotros mi mis tu tus su sus nuestro nuestra los las unos unas del al y o pero con sin es son soy
    puedo puede pueden podeis como que cual donde cuando por para hay lo se te os tengo quiero hola gracias saber
    no si le nos este esta ofrecen ofreceis`,
  it: `
    io lui lei noi voi loro mio mia miei tuo suo nostro vostro gli uno dello della dei degli delle nel nella alla
    con senza sono sei e ha ho posso puo potete come che cosa quale dove quando perche per non si mi vi ci ciao
    al su o ma se grazie sapere offrite l d c s t m v`,
  nl: `
    ik jij je hij zij wij jullie mijn jouw zijn haar ons onze hun het een de van naar bij voor met zonder is ben
    bent kan kun kunnen moet mag hoe wat welke waar wanneer waarom niet geen er en of maar heb heeft wil ook dank
    te als die graag bieden aanbieden`,
  pt: `
    eu tu ele ela nos voces eles meu minha seu sua um uma uns umas os da dos das no na nas com por quanto qual quais
    onde quando porque tem posso pode podem estou voce sao isso isto este esta esse essa ou mas nao ja que se me ola obrigado`,
  pl: `
    ja ty on ona my wy oni moj moja twoj nasz wasz ten ta to te tych jest sa byc byl czy jak co kto gdzie kiedy
    dlaczego jaki jaka jakie ktory ktora w na do z ze od po przy dla i lub ale nie mam masz ma macie mozna moge
    mozesz prosze sie tu tam czesc dziekuje`,
  tr: `
    ben sen biz siz onlar bu su bir ve veya ile icin mi mu mı mü ne nasil nerede zaman kim neden hangi var yok da de
    ama benim senin bizim sizin olur olarak gibi daha merhaba tesekkurler`,
  ru: `
    я ты он она мы вы они мой моя ваш ваша наш в на с к по от до из за для у о об и или но не ли как что кто где
    когда почему какой какая какие это этот эта есть быть можно могу можете мне вам нам меня нужно здравствуйте
    спасибо подскажите`,
  ja: `
    を に は が の と で へ も か や から まで より です ます ね よ する した して ある いる これ それ あれ どの この その`,
};

const wordsIn = (text: string) =>
  foldText(text)
    .split(" ")
    .filter((word) => word !== "");
const byLanguage = new Map(
  Object.entries(words).map(([language, text]) => [language, new Set(wordsIn(text))] as const),
);

export const stopWords: ReadonlySet<string> = new Set([...byLanguage.values()].flatMap((each) => [...each]));

/** "van" means nothing in Dutch, and something in English. */
export function isStopWordIn(languages: readonly string[]): (word: string) => boolean {
  const known = languages.flatMap((language) => byLanguage.get(language) ?? []);
  return (word) => known.some((each) => each.has(word));
}
