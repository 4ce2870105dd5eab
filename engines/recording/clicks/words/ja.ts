/** Polite: です・ます. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "{name} を選択", text: "{name} を選択します。" },
  openLink: { title: "{name} を開く", text: "{name} を開きます。" },
  openTab: { title: "{name} に切り替える", text: "{name} タブに切り替えます。" },
  choose: { title: "{name} を選ぶ", text: "{name} を選びます。" },
  fillIn: { title: "{name} を入力", text: "{name} を入力します。" },
  chooseFor: { title: "{name} で {value} を選択", text: "{name} で {value} を選択します。" },
  chooseIn: { title: "{name} で項目を選択", text: "{name} で項目を選択します。" },
  turnOn: { title: "{name} をオンにする", text: "{name} をオンにします。" },
  turnOff: { title: "{name} をオフにする", text: "{name} をオフにします。" },
  press: { title: "{name} を押す", text: "{name} を押します。" },
  open: { title: "{name} を開く", text: "{name} を開きます: {address}" },
  drag: { title: "{name} をドラッグ", text: "{name} を新しい場所にドラッグします。" },
  marked: {
    button: { title: "印の付いたボタンを選択", text: "印の付いたボタンを選択します。" },
    link: { title: "印の付いたリンクを開く", text: "印の付いたリンクを開きます。" },
    field: { title: "印の付いた欄に入力", text: "印の付いた欄に入力します。" },
    other: { title: "印の付いた場所を選択", text: "印の付いた場所を選択します。" },
  },
  unnamed: { title: "続ける", text: "このページで続けます。" },
  onPage: "{page} ページで: {sentence}",
  inDialog: "{dialog} ダイアログで: {sentence}",
  screen: {
    toggle: { title: "{name} のオン・オフを切り替える", text: "{name} のオン・オフを切り替えます。" },
    next: "{page} が表示されます。",
    opens: { title: "{name} が開く", text: "{name} が開きます。" },
    result: { title: "結果を確認する", text: "結果が表示されます。" },
    screenAt: "{time} の画面です。",
    pageAt: "{time} の {page} ページです。",
    step: "手順 {number}",
    welcome: { title: "ようこそ", text: "ようこそ。このガイドでは最初の手順をご紹介します。" },
    guideOf: "{date}のガイド",
  },
};
