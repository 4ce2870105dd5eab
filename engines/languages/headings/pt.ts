import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /serviços?|programas?|cursos?|aulas?|tratamentos?|terapias?|pacotes?|planos|sessões|oficinas|passeios|atividades|quartos|massagens?/,
  about: /sobre(?:-nos|-mim)?|quem-(?:somos|sou)|equipe?a?|a-empresa|about/,
  kinds: {
    included: [
      "O que está incluído?",
      /(?:o que (?:está )?|o preço )?(?:inclu(?:ído|ídos|i|so))(?: .{3,20})?/,
    ],
    excluded: [
      "O que não está incluído?",
      /(?:o que )?não (?:está )?(?:inclu(?:ído|ídos|i|so))|extras|suplementos/,
    ],
    duration: ["Quanto tempo dura?", /duração|quanto tempo(?: dura)?/],
    audience: [
      "Para quem é?",
      /(?:para|a) quem(?: (?:é|se destina))?|público(?:-alvo)?|destinatários|idades?(?: recomendada)?|níve(?:l|is)/,
    ],
    areas: [
      "Em que zonas atuam?",
      /(?:zonas?|áreas?|regi(?:ão|ões)) (?:de (?:atuação|atendimento|serviço|cobertura)|atendidas?)|onde atuamos|cobertura/,
    ],
    place: ["Onde acontece?", /local(?: (?:de encontro|das aulas))?|ponto de encontro|onde/],
    payment: [
      "Como posso pagar?",
      /(?:formas?|métodos?|meios?|modalidades?|condições) de pagamento|pagamentos?/,
    ],
    deposit: ["É preciso pagar um sinal ou uma caução?", /sinal|caução|depósito|entrada/],
    booking: [
      "Como posso marcar ou reservar?",
      /reservas?|reservar|marcaç(?:ão|ões)|agendamentos?|como (?:reservar|agendar|marcar)|pedidos? de (?:marcação|reserva|agendamento)|inscriç(?:ão|ões)|matrículas?/,
    ],
    cancellation: ["Como posso cancelar?", /(?:política de )?cancelamentos?|desmarcaç(?:ão|ões)/],
    amenities: ["Que comodidades existem?", /comodidades|instalações|equipamentos?|estrutura|facilidades/],
    rules: ["Que regras existem?", /regras(?: da (?:casa|pousada))?|regulamento|normas/],
    directions: ["Como se chega?", /como chegar|acessos?|direções|localização e acesso|transportes?/],
    parking: ["Onde posso estacionar?", /estacionamento|parque de estacionamento|vaga de garagem/],
    arrival: ["A que horas posso chegar?", /(?:hor(?:a|ário) de )?(?:chegada|entrada)|check[- ]?in/],
    departure: ["A que horas tenho de sair?", /(?:hor(?:a|ário) de )?saída|check[- ]?out/],
    process: [
      "Como funciona?",
      /como (?:funciona|trabalhamos)|(?:o nosso |nosso |o )?(?:processo|método)|metodologia|abordagem|etapas|passo a passo/,
    ],
    qualifications: [
      "Que qualificações têm?",
      /qualificaç(?:ão|ões)|formação(?: acadêmica| académica)?|certificaç(?:ão|ões)|diplomas|especializações/,
    ],
    "group-size": [
      "Quantas pessoas podem participar?",
      /capacidade|lotação|(?:número|tamanho) (?:de|do|dos) (?:pessoas|participantes|grupos?|vagas)|vagas|participantes/,
    ],
    materials: ["Que materiais usam?", /materia(?:l|is)(?: (?:utilizados|usados))?|ingredientes|tecidos/],
    vouchers: [
      "Vendem vales-presente?",
      /(?:vales?|cheques?|cart(?:ão|ões))[- ](?:de )?(?:presente|oferta|prenda)/,
    ],
    discounts: ["Há descontos?", /descontos?|promoç(?:ão|ões)|condições especiais/],
    emergency: ["O que faço numa emergência?", /emergências?|urgências?|plantão/],
    "first-visit": [
      "Como é a primeira consulta?",
      /(?:a )?primeira (?:consulta|visita|sessão|aula)|aula experimental/,
    ],
    warranty: ["Há garantia?", /garantias?/],
    bring: ["O que devo levar?", /o que (?:levar|trazer)|roupa(?: recomendada)?|vestuário/],
    requirements: [
      "Quais são os requisitos?",
      /requisitos|condições|documentos(?: necessários)?|pré-requisitos|antes da (?:consulta|sessão|visita)/,
    ],
    delivery: [
      "Como funciona a entrega?",
      /entregas?(?: ao domicílio| a domicílio)?|envios?|frete|levantamento/,
    ],
    minimum: ["Há um mínimo?", /(?:estadia|pedido|encomenda|duração) mínim[oa]/],
    treats: ["O que tratam?", /(?:o que tratamos|patologias|indicações|sintomas|queixas)(?: .{3,20})?/],
    hours: [
      "Qual é o horário?",
      /horários?(?: de (?:funcionamento|atendimento|abertura))?|quando estamos abertos/,
    ],
  },
};
