/** Formal: third person without a pronoun. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Selecionar {name}", text: "Selecione {name}." },
  openLink: { title: "Abrir {name}", text: "Abra {name}." },
  openTab: { title: "Ir para {name}", text: "Vá para o separador {name}." },
  choose: { title: "Escolher {name}", text: "Escolha {name}." },
  fillIn: { title: "Preencher {name}", text: "Preencha {name}." },
  chooseFor: { title: "Escolher {value} em {name}", text: "Em {name}, escolha {value}." },
  chooseIn: { title: "Escolher uma opção em {name}", text: "Em {name}, escolha uma opção." },
  turnOn: { title: "Ativar {name}", text: "Ative {name}." },
  turnOff: { title: "Desativar {name}", text: "Desative {name}." },
  press: { title: "Premir {name}", text: "Prima {name}." },
  open: { title: "Abrir {name}", text: "Abra {name}: {address}" },
  drag: { title: "Arrastar {name}", text: "Arraste {name} para o novo lugar." },
  marked: {
    button: { title: "Selecionar o botão assinalado", text: "Selecione o botão assinalado." },
    link: { title: "Abrir a ligação assinalada", text: "Abra a ligação assinalada." },
    field: { title: "Preencher o campo assinalado", text: "Preencha o campo assinalado." },
    other: { title: "Selecionar o elemento assinalado", text: "Selecione o elemento assinalado." },
  },
  unnamed: { title: "Continuar", text: "Continue nesta página." },
  onPage: "Na página {page}: {sentence}",
  inDialog: "Na caixa de diálogo {dialog}: {sentence}",
  screen: {
    toggle: { title: "Ativar ou desativar {name}", text: "Ative ou desative {name}." },
    next: "Em seguida, vê {page}.",
    opens: { title: "{name} é aberto", text: "{name} é aberto." },
    result: { title: "Ver o resultado", text: "Vê o resultado." },
    screenAt: "O ecrã aos {time}.",
    pageAt: "A página {page} aos {time}.",
    step: "Passo {number}",
    welcome: { title: "Boas-vindas", text: "Este guia mostra os primeiros passos." },
    guideOf: "Guia de {date}",
  },
};
