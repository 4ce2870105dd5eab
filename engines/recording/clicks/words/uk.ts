/** Formal: "ви", lowercase. Names are never inflected. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "Вибрати {name}", text: "Виберіть {name}." },
  openLink: { title: "Відкрити {name}", text: "Відкрийте {name}." },
  openTab: { title: "Перейти на вкладку {name}", text: "Перейдіть на вкладку {name}." },
  choose: { title: "Вибрати {name}", text: "Виберіть {name}." },
  fillIn: { title: "Заповнити поле {name}", text: "Заповніть поле {name}." },
  chooseFor: { title: "Вибрати {value} у полі {name}", text: "У полі {name} виберіть {value}." },
  chooseIn: { title: "Вибрати варіант у полі {name}", text: "У полі {name} виберіть варіант." },
  turnOn: { title: "Увімкнути {name}", text: "Увімкніть {name}." },
  turnOff: { title: "Вимкнути {name}", text: "Вимкніть {name}." },
  press: { title: "Натиснути {name}", text: "Натисніть {name}." },
  open: { title: "Відкрити {name}", text: "Відкрийте {name}: {address}" },
  drag: { title: "Перетягнути {name}", text: "Перетягніть {name} на нове місце." },
  marked: {
    button: { title: "Вибрати позначену кнопку", text: "Виберіть позначену кнопку." },
    link: { title: "Відкрити позначене посилання", text: "Відкрийте позначене посилання." },
    field: { title: "Заповнити позначене поле", text: "Заповніть позначене поле." },
    other: { title: "Вибрати позначене місце", text: "Виберіть позначене місце." },
  },
  unnamed: { title: "Продовжити", text: "Продовжіть на цій сторінці." },
  onPage: "На сторінці {page}: {sentence}",
  inDialog: "У вікні {dialog}: {sentence}",
  screen: {
    toggle: { title: "Увімкнути або вимкнути {name}", text: "Увімкніть або вимкніть {name}." },
    next: "Потім відкриється {page}.",
    opens: { title: "Відкривається {name}", text: "Відкривається {name}." },
    result: { title: "Переглянути результат", text: "Видно результат." },
    screenAt: "Екран на {time}.",
    pageAt: "Сторінка {page} на {time}.",
    step: "Крок {number}",
    welcome: { title: "Ласкаво просимо", text: "Ласкаво просимо! Тут показано перші кроки." },
    guideOf: "Інструкція, {date}",
  },
};
