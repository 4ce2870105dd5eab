import { infinitiveFirst, joined, wordSet } from "../asking.ts";

const verbs = wordSet(
  "abrir aceder aceitar acessar acompanhar adicionar agendar ajustar alterar alugar ampliar anexar anular apagar aplicar aprovar arquivar assinar associar ativar atribuir atualizar autorizar baixar bloquear buscar cadastrar calcular cancelar carregar colocar combinar comparar compartilhar completar comprar conectar confirmar configurar consultar contactar contatar contratar controlar converter convidar copiar corrigir criar dar definir desativar desbloquear descarregar desconectar desinstalar desligar devolver digitalizar dividir duplicar editar efetuar eliminar emitir encerrar encomendar encontrar entrar enviar escolher escrever esconder excluir exibir exportar fazer fechar filtrar finalizar fixar ganhar gerar gerir gerenciar gravar guardar identificar importar imprimir incluir indicar iniciar inscrever inserir instalar integrar introduzir juntar ler ligar limpar marcar modificar mostrar mover mudar obter ocultar ordenar organizar pagar participar partilhar pausar pedir personalizar pesquisar planear planejar preencher procurar programar prolongar proteger publicar realizar receber recuperar recusar redefinir registar registrar reiniciar remarcar remover renomear renovar repor reservar resgatar responder restaurar revogar sair salvar selecionar sincronizar solicitar subscrever substituir suspender terminar traduzir transferir trocar unir usar utilizar validar vender ver verificar vincular visualizar",
);

export const asking = infinitiveFirst({
  how: /^como (?:posso )?/i,
  verbs,
  reflexive: /^(?:se (\p{L}+)|(\p{L}+)-se)(?!\p{L})/u,
  ours: /(?<!\p{L})(?:noss[oa]s?|nós|con?nosco|a gente)(?!\p{L})/iu,
  ask: ({ verb, isReflexive, rest }, language) => {
    const mine = isBrazilian(language) ? `me ${verb}` : `${verb}-me`;
    return `Como posso ${joined(isReflexive ? mine : verb, withMine(rest))}?`;
  },
});

/** The plain tag "pt" is Brazilian, as everywhere in Step. */
function isBrazilian(language: string): boolean {
  return /^pt(?:-br)?$/i.test(language);
}

const mine: Record<string, string> = {
  seu: "meu",
  seus: "meus",
  sua: "minha",
  suas: "minhas",
  teu: "meu",
  teus: "meus",
  tua: "minha",
  tuas: "minhas",
};

/** After "e", "seu" may be another noun's: "exportar um contato e seus dados". */
function withMine(rest: string): string {
  let isOurs = false;
  return rest.replace(/(?<!\p{L})[st](?:eu|ua)s?(?!\p{L})/giu, (own, at: number) => {
    if (!isOurs && /(?<!\p{L})e (?:[oa]s? )?$/u.test(rest.slice(0, at))) return own;
    isOurs = true;
    return mine[own.toLowerCase()] ?? own;
  });
}
