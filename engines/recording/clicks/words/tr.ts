/** Formal: "siz". Names are never inflected. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "{name} seçin", text: "{name} seçin." },
  openLink: { title: "{name} bağlantısını açın", text: "{name} bağlantısını açın." },
  openTab: { title: "{name} sekmesine geçin", text: "{name} sekmesine geçin." },
  choose: { title: "{name} seçeneğini seçin", text: "{name} seçeneğini seçin." },
  fillIn: { title: "{name} alanını doldurun", text: "{name} alanını doldurun." },
  chooseFor: { title: "{name} için {value} seçin", text: "{name} için {value} seçeneğini seçin." },
  chooseIn: { title: "{name} için bir seçenek seçin", text: "{name} için bir seçenek seçin." },
  turnOn: { title: "{name} seçeneğini açın", text: "{name} seçeneğini açın." },
  turnOff: { title: "{name} seçeneğini kapatın", text: "{name} seçeneğini kapatın." },
  press: { title: "{name} tuşuna basın", text: "{name} tuşuna basın." },
  open: { title: "{name} sayfasını açın", text: "{name} sayfasını açın: {address}" },
  drag: { title: "{name} öğesini sürükleyin", text: "{name} öğesini yeni yerine sürükleyin." },
  marked: {
    button: { title: "İşaretli düğmeyi seçin", text: "İşaretli düğmeyi seçin." },
    link: { title: "İşaretli bağlantıyı açın", text: "İşaretli bağlantıyı açın." },
    field: { title: "İşaretli alanı doldurun", text: "İşaretli alanı doldurun." },
    other: { title: "İşaretli yeri seçin", text: "İşaretli yeri seçin." },
  },
  unnamed: { title: "Devam edin", text: "Bu sayfada devam edin." },
  onPage: "{page} sayfasında: {sentence}",
  inDialog: "{dialog} penceresinde: {sentence}",
  screen: {
    toggle: { title: "{name} seçeneğini açın veya kapatın", text: "{name} seçeneğini açın veya kapatın." },
    next: "Ardından {page} görünür.",
    opens: { title: "{name} açılır", text: "{name} açılır." },
    result: { title: "Sonucu görün", text: "Sonucu görürsünüz." },
    screenAt: "{time} anındaki ekran.",
    pageAt: "{time} anındaki {page} sayfası.",
    step: "Adım {number}",
    welcome: { title: "Hoş geldiniz", text: "Hoş geldiniz! Bu kılavuz ilk adımları gösterir." },
    guideOf: "Kılavuz, {date}",
  },
};
