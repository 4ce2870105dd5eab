/** Infinitives in titles, and plural imperatives. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "לבחור {name}", text: "בחרו {name}." },
  openLink: { title: "לפתוח {name}", text: "פתחו {name}." },
  openTab: { title: "לעבור אל {name}", text: "עברו אל הכרטיסייה {name}." },
  choose: { title: "לבחור {name}", text: "בחרו {name}." },
  fillIn: { title: "למלא {name}", text: "מלאו {name}." },
  chooseFor: { title: "לבחור {value} עבור {name}", text: "עבור {name}, בחרו {value}." },
  chooseIn: { title: "לבחור אפשרות עבור {name}", text: "עבור {name}, בחרו אפשרות." },
  turnOn: { title: "להפעיל {name}", text: "הפעילו {name}." },
  turnOff: { title: "לכבות {name}", text: "כבו {name}." },
  press: { title: "ללחוץ על {name}", text: "לחצו על {name}." },
  open: { title: "לפתוח {name}", text: "פתחו {name}: {address}" },
  drag: { title: "לגרור {name}", text: "גררו {name} למקום החדש." },
  marked: {
    button: { title: "לבחור את הכפתור המסומן", text: "בחרו את הכפתור המסומן." },
    link: { title: "לפתוח את הקישור המסומן", text: "פתחו את הקישור המסומן." },
    field: { title: "למלא את השדה המסומן", text: "מלאו את השדה המסומן." },
    other: { title: "לבחור את המקום המסומן", text: "בחרו את המקום המסומן." },
  },
  unnamed: { title: "להמשיך", text: "המשיכו בעמוד הזה." },
  onPage: "בעמוד {page}: {sentence}",
  inDialog: "בתיבת הדו-שיח {dialog}: {sentence}",
  screen: {
    toggle: { title: "להפעיל או לכבות את {name}", text: "הפעילו או כבו את {name}." },
    next: "לאחר מכן מופיע {page}.",
    opens: { title: "{name} נפתח", text: "{name} נפתח." },
    result: { title: "לראות את התוצאה", text: "התוצאה מופיעה." },
    screenAt: "המסך ב-{time}.",
    pageAt: "העמוד {page} ב-{time}.",
    step: "שלב {number}",
    welcome: { title: "ברוכים הבאים", text: "ברוכים הבאים! המדריך הזה מציג את הצעדים הראשונים." },
    guideOf: "מדריך מיום {date}",
  },
};
