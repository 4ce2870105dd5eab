/** Formal: imperatives in -세요. Names have no particles. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "{name} 선택", text: "{name} 항목을 선택하세요." },
  openLink: { title: "{name} 열기", text: "{name} 링크를 여세요." },
  openTab: { title: "{name} 탭으로 이동", text: "{name} 탭으로 이동하세요." },
  choose: { title: "{name} 선택", text: "{name} 항목을 선택하세요." },
  fillIn: { title: "{name} 입력", text: "{name} 필드를 입력하세요." },
  chooseFor: { title: "{name}에서 {value} 선택", text: "{name}에서 {value} 항목을 선택하세요." },
  chooseIn: { title: "{name}에서 옵션 선택", text: "{name}에서 옵션을 선택하세요." },
  turnOn: { title: "{name} 켜기", text: "{name} 설정을 켜세요." },
  turnOff: { title: "{name} 끄기", text: "{name} 설정을 끄세요." },
  press: { title: "{name} 누르기", text: "{name} 키를 누르세요." },
  open: { title: "{name} 열기", text: "{name} 페이지를 여세요: {address}" },
  drag: { title: "{name} 끌기", text: "{name} 항목을 새 위치로 끌어 놓으세요." },
  marked: {
    button: { title: "표시된 버튼 선택", text: "표시된 버튼을 선택하세요." },
    link: { title: "표시된 링크 열기", text: "표시된 링크를 여세요." },
    field: { title: "표시된 필드 입력", text: "표시된 필드를 입력하세요." },
    other: { title: "표시된 위치 선택", text: "표시된 위치를 선택하세요." },
  },
  unnamed: { title: "계속하기", text: "이 페이지에서 계속하세요." },
  onPage: "{page} 페이지에서: {sentence}",
  inDialog: "{dialog} 대화 상자에서: {sentence}",
  screen: {
    toggle: { title: "{name} 켜기 또는 끄기", text: "{name} 항목을 켜거나 끕니다." },
    next: "그러면 {page} 화면이 나타납니다.",
    opens: { title: "{name} 열림", text: "{name} 화면이 열립니다." },
    result: { title: "결과 보기", text: "결과가 표시됩니다." },
    screenAt: "{time} 시점의 화면입니다.",
    pageAt: "{time} 시점의 {page} 페이지입니다.",
    step: "{number}단계",
    welcome: { title: "환영합니다", text: "환영합니다! 이 가이드는 첫 단계를 안내합니다." },
    guideOf: "{date} 가이드",
  },
};
