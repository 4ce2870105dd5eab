import type { LanguageWords } from "../language-words.ts";

export const pt: LanguageWords = {
  persons:
    /nós|noss[oa]s?|oferecemos|temos|aceitamos|você|vocês|seu|sua|seus|suas|te|teu|tua|clientes?|hóspedes?|visitantes|pacientes?|sócios?|membros|alun[oa]s?|participantes?|crianças|pais|iniciantes|principiantes|dispõe|oferece|possui|(?:o|a|os|as) (?:hotel|restaurante|pousada|apartamento|escola|loja|clínica|quartos)|é possível|há|à disposição/,
  affirms:
    /grátis|gratuit[oa]s?|incluíd[oa]s?|inclui\w*|incluso|bem-vind[oa]s?|permitid[oa]s?|proibid[oa]s?|aceit\w+|oferec\w+|dispo\w+|há|temos|tem|possível|pode\w*|não|sem|sob consulta|necessári[oa]|com|equipad[oa]/,
  acts: /lig\w+|telefon\w+|escrev\w+|email|e-mail|contat\w+|contact\w+|reserv\w+|agend\w+|encomend\w+|online|formulário|site|inscr\w+|envi\w+|venha|whatsapp|por|pelo|através/,
  intents: {
    contact: ["Como posso entrar em contato?", /contat|contact|telefone|e-?mail/],
    address: ["Onde fica?", /onde (?:fica|estão|vocês)|endereço|morada|localiza/],
    hours: [
      "Qual é o horário de funcionamento?",
      /horário|abert|funcionamento/,
      /(?:abert\w+|funcionamos|atendemos) .{0,60}\d/,
    ],
    prices: [
      "Quais são os preços?",
      /preço|valor|custa|(?<!(?:a cada|de quanto em) )quanto(?! (?:tempo|antes|em quanto|pesa|mede|dura|demora|leva))|tarifa/,
    ],
    parking: /estacionamento|garagem|parque de estacionamento/,
    wifi: ["Tem Wi-Fi?", /wi[ -]?fi|internet/],
    pets: /animais|cães|cachorros|pets?/,
    smoking: ["É permitido fumar?", /fum(?:ar|antes|adores)/],
    breakfast: /café da manhã|pequeno-almoço/,
    dinner: ["Há jantar?", /jantar|meia pensão/],
    "check-in": /(?:entrada|saída|check-?in|check-?out|chegada).{0,30}\d{1,2}/,
    "extra-bed": ["Há berço ou cama extra?", /berço|cama extra|cadeira alta/],
    linen: ["As toalhas e a roupa de cama estão incluídas?", /toalhas|roupa de cama|lençóis/],
    kitchen: ["Há cozinha?", /cozinha/, /cozinha (?:equipada|completa|compartilhada|partilhada)/],
    "minimum-stay": ["Há uma estadia mínima?", /estadia mínima|mínimo de .{0,10}noites|diárias mínimas/],
    pool: ["Há piscina?", /piscina|sauna|jacuzzi/],
    "air-conditioning": ["Há ar-condicionado?", /ar[- ]condicionado/],
    children: [
      "Crianças são bem-vindas?",
      /crianças|bebês|bebés|família/,
      /crianças .{0,30}(?:grátis|gratuit|bem-vind|anos|podem|até)/,
    ],
    groups: ["Vocês recebem grupos?", /grupos?/, /grupos? (?:de|até|a partir|pequenos)|para grupos/],
    payment:
      /(?:pag\w+) .{0,50}(?:cartão|dinheiro|transferência|pix|boleto|mb ?way|paypal|multibanco)|aceitamos .{0,40}(?:cart|pix|dinheiro)/,
    installments: ["Posso parcelar?", /parcel|prestações/, /parcel\w+ .{3,}|em até \d+ ?x/],
    cancellation: /cancel\w+ .{5,}/,
    booking: /(?:reserv|agend|marc)\w+ .{0,50}(?:telefone|online|site|e-?mail|whatsapp|formulário)/,
    "walk-ins": [
      "Preciso marcar hora?",
      /marcar|hora marcada|agendamento|sem reserva/,
      /(?:com|sem) (?:hora marcada|marcação|agendamento)|mediante (?:marcação|agendamento)/,
    ],
    delivery: /(?:entregas?|envios?|frete)\b .{5,}/,
    quote: /orçamentos? (?:grátis|gratuit|sem compromisso)/,
    takeaway: [
      "Há comida para levar?",
      /para levar|takeaway|take away|delivery/,
      /para levar|take-?away|retirada no local/,
    ],
    vegetarian: ["Há pratos vegetarianos ou veganos?", /vegetarian|vegan/],
    "gluten-free": ["Há pratos sem glúten?", /glúten|celíac/, /sem glúten|celíac\w*/],
    vouchers: /(?:vale|cartão|cheque)[- ](?:presente|oferta|prenda)/,
    accessibility: /cadeira de rodas|mobilidade reduzida|acessível/,
    trial: /aula (?:experimental|grátis|gratuita)|teste grátis|experimente grátis/,
    "open-sundays": [
      "Abrem aos domingos?",
      /domingos?/,
      /domingos?.{0,25}(?:fechado|aberto|\d)|(?:fechado|aberto)\w* .{0,20}domingos?/,
    ],
    "who-runs-it": [
      "Quem são vocês?",
      /quem (?:são|somos|é|dirige)/,
      /(?:empresa|negócio) familiar|fundad[oa] por/,
    ],
    "lead-time": [
      "Com quanta antecedência devo reservar ou encomendar?",
      /antecedência|última hora/,
      /(?:\d+|um|uma|dois|duas|três|quatro) (?:horas?|dias?|semanas?|m[eê]s(?:es)?) de antecedência|antecedência(?: mínima)? de (?:\d+|um|uma|dois|duas|três)/,
    ],
    experience: [
      "Há quanto tempo fazem isto?",
      /há quanto tempo|desde quando(?: (?:existe|está|estão|trabalham)\w*)?|quantos anos|(?:quando|em que ano) .{0,40}(?:fundad|abriu|nasceu)/,
      /desde (?:1[89]|20)\d\d,? .{0,40}(?:somos|oferecemos|trabalhamos|noss)|(?:atu|trabalh|somos|oferec)\w* .{0,60}desde (?:1[89]|20)\d\d|(?:fundad[ao]|abrimos .{0,30}) em (?:1[89]|20)\d\d|(?:mais de|com|quase) (?:\d+|dez|vinte|trinta|quarenta) anos de (?:\w+ )?experiência/,
    ],
  },
};
