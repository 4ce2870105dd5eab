/** The questions and categories of the Portuguese pack that people in Portugal word differently. */
const wordings: Record<string, string> = {
  "Contato e localização": "Contactos e localização",
  "Como posso entrar em contato?": "Como posso entrar em contacto?",
  "Vocês são certificados ou têm seguro?": "São certificados ou têm seguro?",
  "Como posso me candidatar a uma vaga?": "Como posso candidatar-me a uma vaga?",
  "Como posso obter suporte?": "Como posso obter apoio?",
  "Como posso fazer um pedido?": "Como posso fazer uma encomenda?",
  "Pedidos e entrega": "Encomendas e entrega",
  "Quais regiões vocês atendem?": "Em que zonas trabalham?",
  "Quem são vocês?": "Quem são?",
  "Como posso me inscrever?": "Como posso inscrever-me?",
  "Quais são as opções de hospedagem?": "Quais são as opções de alojamento?",
  "Quais regras se aplicam?": "Que regras se aplicam?",
  "Há vales-presente?": "Há cheques-oferta?",
  "Como devo me preparar?": "Como devo preparar-me?",
  "Quais idiomas vocês falam?": "Que línguas falam?",
  "Vocês trabalham com o meu convênio ou seguro?": "Trabalham com o meu seguro?",
  "Há café da manhã?": "Há pequeno-almoço?",
  "O que devo saber sobre os alérgenos?": "O que devo saber sobre os alergénios?",
  "Quais dados são coletados?": "Que dados são recolhidos?",
  "Por quanto tempo meus dados são guardados?": "Durante quanto tempo são guardados os meus dados?",
  "Onde e como meus dados são armazenados?": "Onde e como são guardados os meus dados?",
  "Como meus dados são protegidos?": "Como são protegidos os meus dados?",
  "Onde vocês estão localizados?": "Onde ficam?",
  "Quais serviços vocês oferecem?": "Que serviços oferecem?",
  "Quais produtos vocês oferecem?": "Que produtos oferecem?",
  "Quais programas vocês oferecem?": "Que programas oferecem?",
  "Quem faz parte da equipe?": "Quem faz parte da equipa?",
  "Vocês recebem grupos?": "Recebem grupos?",
  "Posso parcelar?": "Posso pagar em prestações?",
  "Preciso marcar hora?": "Preciso de marcação?",
  "Crianças são bem-vindas?": "As crianças são bem-vindas?",
  "Animais de estimação são permitidos?": "São permitidos animais de estimação?",
};

/**
 * Words the pack's texts for readers of a language tag. "pt" and "pt-BR" keep the pack's Brazilian ones. All other tags of
 * Portuguese get the European ones. Text that isn't of the pack, such as the site's own, stays as it is.
 */
export function wordingFor(language: string): (text: string) => string {
  return /^pt-(?!br$)/i.test(language) ? (text) => wordings[text] ?? text : (text) => text;
}

export const europeanWordings: Readonly<Record<string, string>> = wordings;
