import { infinitiveFirst, joined, wordSet } from "../asking.ts";

const verbs = wordSet(
  "abonar abrir aceptar acceder activar actualizar adaptar adjuntar administrar agregar agrupar ajustar alquilar ampliar añadir anular aplazar aplicar aprobar archivar asignar autorizar bloquear borrar buscar calcular cambiar cancelar canjear cargar cerrar combinar compartir comparar completar comprar comprobar conectar configurar confirmar consultar contactar contratar controlar convertir copiar corregir crear dar dejar desactivar desbloquear descargar desconectar desinstalar devolver dividir duplicar editar elegir eliminar emitir empezar enlazar enviar escanear escribir exportar fijar filtrar finalizar firmar fusionar generar gestionar grabar guardar hacer identificar importar imprimir incluir indicar iniciar inscribir insertar instalar integrar introducir invitar leer limpiar llenar mandar marcar modificar mostrar mover obtener ocultar ordenar organizar pagar pausar pedir personalizar planificar poner prolongar programar proteger publicar quitar realizar recibir rechazar recuperar reemplazar registrar reiniciar rellenar renombrar renovar reservar responder restablecer restaurar retirar revisar seguir seleccionar sincronizar solicitar subir suscribir suspender sustituir terminar traducir transferir unir usar utilizar validar vender ver verificar vincular",
);

/** Words between the verb and "su" that leave no doubt whose it is. */
const beforeOwn = /^(?:(?:a|con|de|desde|en|para|por|y) )*$/;

export const asking = infinitiveFirst({
  how: /^cómo (?:se puede |puedo )?/i,
  verbs,
  reflexive: /^(\p{L}+r)se(?!\p{L})/u,
  ours: /(?<!\p{L})(?:nuestr[oa]s?|nosotros)(?!\p{L})/iu,
  ask: ({ verb, isReflexive, rest }) =>
    `¿Cómo puedo ${joined(isReflexive ? `${verb}me` : verb, withMine(rest))}?`,
});

/** "Su" after another noun may be that noun's: "invitar a un amigo y su familia". */
function withMine(rest: string): string {
  let isOurs = false;
  return rest.replace(
    /(?<!\p{L})(tu|su)(s?)(?!\p{L})/giu,
    (own, word: string, plural: string, at: number) => {
      const before = rest.slice(0, at);
      const isMine = word.toLowerCase() === "tu" || beforeOwn.test(before) || (isOurs && / y $/.test(before));
      isOurs ||= isMine;
      return isMine ? `mi${plural}` : own;
    },
  );
}
