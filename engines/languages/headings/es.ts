import type { HeadingPack } from "./heading-words.ts";

export const headings: HeadingPack = {
  offers:
    /servicios?|programas?|cursos?|clases?|tratamientos?|terapias?|paquetes?|planes|sesiones|talleres|excursiones|actividades|habitaciones|masajes?|modelos/,
  about: /sobre-?(?:nosotros|mi)|quienes-?somos|equipo|nosotros|conocenos|about/,
  kinds: {
    included: [
      "¿Qué incluye?",
      /(?:qué |el precio |la tarifa )?(?:incluye|incluido|incluidos|incluida)(?: .{3,20})?|servicios incluidos/,
    ],
    excluded: ["¿Qué no incluye?", /(?:qué )?no (?:incluye|incluido|incluidos)|extras|suplementos/],
    duration: ["¿Cuánto dura?", /duración|cuánto dura|tiempo(?: de (?:sesión|la sesión))?/],
    audience: [
      "¿Para quién es?",
      /(?:para|a) quién(?: (?:va dirigido|es|está dirigido))?|dirigido a|público|edad(?:es)?(?: recomendadas?)?|recomendado(?: para)?|niveles|nivel/,
    ],
    areas: [
      "¿En qué zonas trabajan?",
      /(?:zonas?|áreas?) (?:de (?:servicio|cobertura|trabajo|actuación)|donde .{3,20})|cobertura|dónde trabajamos|zonas/,
    ],
    place: ["¿Dónde tiene lugar?", /lugar(?: de (?:encuentro|realización))?|punto de encuentro|dónde/],
    payment: ["¿Cómo puedo pagar?", /(?:formas?|métodos?|medios?|modalidades?|condiciones) de pago|pagos?/],
    deposit: ["¿Hay que pagar una señal o fianza?", /fianza|señal|depósito|anticipo/],
    booking: [
      "¿Cómo puedo reservar?",
      /reservas?|reservar(?: .{3,20})?|cómo reservar|(?:pide|pedir|solicita|solicitar) (?:tu )?cita|citas?(?: previas?)?|inscripci(?:ón|ones)|cómo inscribirse|(?:solicitud|petición) de (?:cita|reserva)/,
    ],
    cancellation: [
      "¿Cómo puedo cancelar?",
      /cancelaci(?:ón|ones)|política de cancelación|anulaci(?:ón|ones)|cambios y cancelaciones/,
    ],
    amenities: [
      "¿Qué equipamiento hay?",
      /equipamiento|instalaciones|comodidades|equipos?|qué ofrece (?:la casa|el alojamiento)/,
    ],
    rules: [
      "¿Qué normas hay?",
      /normas(?: (?:de la casa|de uso|del (?:club|alojamiento|centro)))?|reglas|reglamento|normativa/,
    ],
    directions: [
      "¿Cómo se llega?",
      /cómo llegar|acceso|ubicación y acceso|indicaciones|en (?:coche|tren|autobús)|transporte/,
    ],
    parking: ["¿Dónde puedo aparcar?", /aparcamiento|parking|estacionamiento/],
    arrival: ["¿A qué hora puedo llegar?", /(?:hora de )?(?:llegada|entrada)|check[- ]?in/],
    departure: ["¿A qué hora hay que salir?", /(?:hora de )?salida|check[- ]?out/],
    process: [
      "¿Cómo funciona?",
      /cómo (?:funciona|trabajamos|es el proceso)|(?:nuestro |el )?(?:proceso|método|enfoque)|pasos|metodología/,
    ],
    qualifications: [
      "¿Qué titulación tienen?",
      /titulaci(?:ón|ones)|formación|certificaci(?:ón|ones)|cualificaci(?:ón|ones)|acreditaciones|trayectoria/,
    ],
    "group-size": [
      "¿Cuántas personas pueden participar?",
      /capacidad|aforo|(?:número|tamaño) (?:de|del) (?:personas|participantes|grupo|plazas)|plazas|participantes/,
    ],
    materials: [
      "¿Qué materiales utilizan?",
      /material(?:es)?(?: (?:utilizados|que usamos))?|ingredientes|tejidos/,
    ],
    vouchers: ["¿Venden vales de regalo?", /(?:vales?|bonos?|tarjetas?|cheques?)[- ](?:de )?regalo/],
    discounts: ["¿Hay descuentos?", /descuentos?|ofertas? especiales?|promociones?|bonificaciones/],
    emergency: [
      "¿Qué hago en una urgencia?",
      /urgencias?(?: 24 ?h(?:oras)?)?|emergencias?|servicio de urgencias?/,
    ],
    "first-visit": [
      "¿Cómo es la primera visita?",
      /(?:tu |la )?primera (?:visita|consulta|sesión|clase|cita)|clase de prueba/,
    ],
    warranty: ["¿Hay garantía?", /garantías?/],
    bring: ["¿Qué debo llevar?", /qué (?:llevar|traer|debo llevar)|ropa(?: recomendada)?|vestimenta/],
    requirements: [
      "¿Cuáles son los requisitos?",
      /requisitos|condiciones|documentación(?: necesaria)?|antes de (?:tu|la) (?:visita|sesión|llegada)/,
    ],
    delivery: [
      "¿Cómo funciona la entrega?",
      /entregas?(?: (?:y recogida|a domicilio))?|envíos?|reparto|recogida/,
    ],
    minimum: ["¿Hay un mínimo?", /(?:estancia|pedido|reserva|duración) mínim[oa]/],
    treats: [
      "¿Qué tratan?",
      /(?:qué (?:tratamos|trato)|patologías|dolencias|indicaciones|síntomas)(?: .{3,20})?/,
    ],
    hours: [
      "¿Cuál es su horario?",
      /horarios?(?: de (?:apertura|atención|trabajo))?|cuándo abrimos|disponibilidad/,
    ],
  },
};
