/** Formal: "вы", lowercase. Names are never inflected. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Выбрать {name}", text: "Выберите {name}." },
  openLink: { title: "Открыть {name}", text: "Откройте {name}." },
  openTab: { title: "Перейти на вкладку {name}", text: "Перейдите на вкладку {name}." },
  choose: { title: "Выбрать {name}", text: "Выберите {name}." },
  fillIn: { title: "Заполнить поле {name}", text: "Заполните поле {name}." },
  chooseFor: { title: "Выбрать {value} в поле {name}", text: "В поле {name} выберите {value}." },
  chooseIn: { title: "Выбрать вариант в поле {name}", text: "В поле {name} выберите вариант." },
  turnOn: { title: "Включить {name}", text: "Включите {name}." },
  turnOff: { title: "Выключить {name}", text: "Выключите {name}." },
  press: { title: "Нажать {name}", text: "Нажмите {name}." },
  open: { title: "Открыть {name}", text: "Откройте {name}: {address}" },
  drag: { title: "Перетащить {name}", text: "Перетащите {name} на новое место." },
  marked: {
    button: { title: "Выбрать отмеченную кнопку", text: "Выберите отмеченную кнопку." },
    link: { title: "Открыть отмеченную ссылку", text: "Откройте отмеченную ссылку." },
    field: { title: "Заполнить отмеченное поле", text: "Заполните отмеченное поле." },
    other: { title: "Выбрать отмеченное место", text: "Выберите отмеченное место." },
  },
  unnamed: { title: "Продолжить", text: "Продолжите на этой странице." },
  onPage: "На странице {page}: {sentence}",
  inDialog: "В окне {dialog}: {sentence}",
  screen: {
    toggle: { title: "Включить или выключить {name}", text: "Включите или выключите {name}." },
    next: "Затем откроется {page}.",
    opens: { title: "Открывается {name}", text: "Открывается {name}." },
    result: { title: "Посмотреть результат", text: "Виден результат." },
    screenAt: "Экран на {time}.",
    pageAt: "Страница {page} на {time}.",
    step: "Шаг {number}",
    welcome: { title: "Добро пожаловать", text: "Добро пожаловать! Здесь показаны первые шаги." },
    guideOf: "Инструкция, {date}",
  },
};
