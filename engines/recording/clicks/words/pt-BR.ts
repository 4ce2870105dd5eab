/** "Você", the usual polite form. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Selecionar {name}", text: "Selecione {name}." },
  openLink: { title: "Abrir {name}", text: "Abra {name}." },
  openTab: { title: "Ir para {name}", text: "Vá para a guia {name}." },
  choose: { title: "Escolher {name}", text: "Escolha {name}." },
  fillIn: { title: "Preencher {name}", text: "Preencha {name}." },
  chooseFor: { title: "Escolher {value} em {name}", text: "Em {name}, escolha {value}." },
  chooseIn: { title: "Escolher uma opção em {name}", text: "Em {name}, escolha uma opção." },
  turnOn: { title: "Ativar {name}", text: "Ative {name}." },
  turnOff: { title: "Desativar {name}", text: "Desative {name}." },
  press: { title: "Pressionar {name}", text: "Pressione {name}." },
  open: { title: "Abrir {name}", text: "Abra {name}: {address}" },
  drag: { title: "Arrastar {name}", text: "Arraste {name} para o novo lugar." },
  marked: {
    button: { title: "Selecionar o botão destacado", text: "Selecione o botão destacado." },
    link: { title: "Abrir o link destacado", text: "Abra o link destacado." },
    field: { title: "Preencher o campo destacado", text: "Preencha o campo destacado." },
    other: { title: "Selecionar o item destacado", text: "Selecione o item destacado." },
  },
  unnamed: { title: "Continuar", text: "Continue nesta página." },
  onPage: "Na página {page}: {sentence}",
  inDialog: "Na caixa de diálogo {dialog}: {sentence}",
  screen: {
    toggle: { title: "Ativar ou desativar {name}", text: "Ative ou desative {name}." },
    next: "Em seguida, você vê {page}.",
    opens: { title: "{name} é aberto", text: "{name} é aberto." },
    result: { title: "Ver o resultado", text: "Você vê o resultado." },
    screenAt: "A tela em {time}.",
    pageAt: "A página {page} em {time}.",
    step: "Passo {number}",
    welcome: { title: "Boas-vindas", text: "Este guia mostra os primeiros passos." },
    guideOf: "Guia de {date}",
  },
};
