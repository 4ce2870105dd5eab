/** Polite, without a pronoun. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "选择 {name}", text: "选择 {name}。" },
  openLink: { title: "打开 {name}", text: "打开 {name}。" },
  openTab: { title: "切换到 {name}", text: "切换到 {name} 标签页。" },
  choose: { title: "选择 {name}", text: "选择 {name}。" },
  fillIn: { title: "填写 {name}", text: "填写 {name}。" },
  chooseFor: { title: "在 {name} 中选择 {value}", text: "在 {name} 中选择 {value}。" },
  chooseIn: { title: "在 {name} 中选择一项", text: "在 {name} 中选择一项。" },
  turnOn: { title: "开启 {name}", text: "开启 {name}。" },
  turnOff: { title: "关闭 {name}", text: "关闭 {name}。" },
  press: { title: "按 {name}", text: "按 {name}。" },
  open: { title: "打开 {name}", text: "打开 {name}：{address}" },
  drag: { title: "拖动 {name}", text: "将 {name} 拖到新位置。" },
  marked: {
    button: { title: "选择标出的按钮", text: "选择标出的按钮。" },
    link: { title: "打开标出的链接", text: "打开标出的链接。" },
    field: { title: "填写标出的字段", text: "填写标出的字段。" },
    other: { title: "选择标出的位置", text: "选择标出的位置。" },
  },
  unnamed: { title: "继续", text: "在此页面继续。" },
  onPage: "在 {page} 页面：{sentence}",
  inDialog: "在 {dialog} 对话框中：{sentence}",
  screen: {
    toggle: { title: "打开或关闭{name}", text: "打开或关闭{name}。" },
    next: "随后会看到{page}。",
    opens: { title: "{name}打开", text: "{name}打开。" },
    result: { title: "查看结果", text: "您会看到结果。" },
    screenAt: "{time}时的屏幕。",
    pageAt: "{time}时的{page}页面。",
    step: "步骤 {number}",
    welcome: { title: "欢迎", text: "欢迎！本指南介绍最初的几个步骤。" },
    guideOf: "{date}的指南",
  },
};
