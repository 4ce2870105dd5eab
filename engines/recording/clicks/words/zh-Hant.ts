/** Worded as in Taiwan. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "選擇 {name}", text: "選擇 {name}。" },
  openLink: { title: "開啟 {name}", text: "開啟 {name}。" },
  openTab: { title: "切換到 {name}", text: "切換到 {name} 分頁。" },
  choose: { title: "選擇 {name}", text: "選擇 {name}。" },
  fillIn: { title: "填寫 {name}", text: "填寫 {name}。" },
  chooseFor: { title: "在 {name} 中選擇 {value}", text: "在 {name} 中選擇 {value}。" },
  chooseIn: { title: "在 {name} 中選擇一項", text: "在 {name} 中選擇一項。" },
  turnOn: { title: "開啟 {name}", text: "開啟 {name}。" },
  turnOff: { title: "關閉 {name}", text: "關閉 {name}。" },
  press: { title: "按 {name}", text: "按 {name}。" },
  open: { title: "開啟 {name}", text: "開啟 {name}：{address}" },
  drag: { title: "拖曳 {name}", text: "將 {name} 拖曳到新位置。" },
  marked: {
    button: { title: "選擇標示的按鈕", text: "選擇標示的按鈕。" },
    link: { title: "開啟標示的連結", text: "開啟標示的連結。" },
    field: { title: "填寫標示的欄位", text: "填寫標示的欄位。" },
    other: { title: "選擇標示的位置", text: "選擇標示的位置。" },
  },
  unnamed: { title: "繼續", text: "在此頁面繼續。" },
  onPage: "在 {page} 頁面：{sentence}",
  inDialog: "在 {dialog} 對話方塊中：{sentence}",
  screen: {
    toggle: { title: "開啟或關閉{name}", text: "開啟或關閉{name}。" },
    next: "接著會看到{page}。",
    opens: { title: "{name}開啟", text: "{name}開啟。" },
    result: { title: "查看結果", text: "您會看到結果。" },
    screenAt: "{time}時的畫面。",
    pageAt: "{time}時的{page}頁面。",
    step: "步驟 {number}",
    welcome: { title: "歡迎", text: "歡迎！本指南介紹最初的幾個步驟。" },
    guideOf: "{date}的指南",
  },
};
