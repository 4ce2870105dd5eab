/**
 * Distinguishes the written forms of a language that readers expect to be kept: a page in Lisbon isn't one in São Paulo.
 */

interface VariantPage {
  text: string;
  url: string;
}

/** Frequent characters that have another form on the other side. */
const traditional =
  /[這個們來時說對國會學為開門間點電話業務營預訂價專聯絡請與從後還進關裡麼樣錢車場館廳號樓層區縣術醫師診療]/gu;
const simplified =
  /[这个们来时说对国会学为开门间点电话业务营预订价专联络请与从后还进关里么样钱车场馆厅号楼层区县术医师诊疗]/gu;

/** Words that only one side writes. Those that both know, such as "você", are left out. */
const european =
  /(?<!\p{L})(?:contactos?|contacte(?:-nos)?|morada|telemóvel|equipa|pequeno-almoço|reservas? directas?|connosco|consigo|bebés|autocarro|comboio|casa de banho|utilizador(?:es)?|facto|actividades?|ecrã|marcações|nif|iva)(?!\p{L})|\+351/giu;
const brazilian =
  /(?<!\p{L})(?:contatos?|endereço|celular|equipe|café da manhã|vocês?|a gente|bebês|ônibus|trem|banheiro|usuários?|fato|tela|agendamentos?|cnpj|cep|convênios?)(?!\p{L})|\+55|R\$/giu;

/**
 * "zh-Hant" for a site in traditional characters and "pt-PT" for one in European Portuguese. Any other tag stays as it is:
 * without a variant, "zh" is simplified and "pt" Brazilian.
 */
export function languageVariant(language: string, pages: readonly VariantPage[]): string {
  const hits = (pattern: RegExp) =>
    pages.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  if (language === "zh") return hits(traditional) > hits(simplified) ? "zh-Hant" : language;
  if (language !== "pt") return language;
  const isOn = (ending: string) =>
    pages.some(({ url }) => URL.parse(url)?.hostname.endsWith(ending)) ? hostWeight : 0;
  return hits(european) + isOn(".pt") > hits(brazilian) + isOn(".br") ? "pt-PT" : language;
}

/** A domain of the country counts as several words, and less than a page full of them. */
const hostWeight = 5;
