/** Modern Standard. Verbal nouns, and "يُرجى" instead of gendered imperatives. */
import type { ClickWords } from "../words.ts";

export const words: ClickWords = {
  select: { title: "تحديد {name}", text: "يُرجى تحديد {name}." },
  openLink: { title: "فتح {name}", text: "يُرجى فتح {name}." },
  openTab: { title: "الانتقال إلى {name}", text: "يُرجى الانتقال إلى علامة التبويب {name}." },
  choose: { title: "اختيار {name}", text: "يُرجى اختيار {name}." },
  fillIn: { title: "ملء {name}", text: "يُرجى ملء {name}." },
  chooseFor: { title: "اختيار {value} في {name}", text: "في {name}، يُرجى اختيار {value}." },
  chooseIn: { title: "اختيار أحد الخيارات في {name}", text: "في {name}، يُرجى اختيار أحد الخيارات." },
  turnOn: { title: "تفعيل {name}", text: "يُرجى تفعيل {name}." },
  turnOff: { title: "إيقاف {name}", text: "يُرجى إيقاف {name}." },
  press: { title: "الضغط على {name}", text: "يُرجى الضغط على {name}." },
  open: { title: "فتح {name}", text: "يُرجى فتح {name}: {address}" },
  drag: { title: "سحب {name}", text: "يُرجى سحب {name} إلى المكان الجديد." },
  marked: {
    button: { title: "تحديد الزر المُعلَّم", text: "يُرجى تحديد الزر المُعلَّم." },
    link: { title: "فتح الرابط المُعلَّم", text: "يُرجى فتح الرابط المُعلَّم." },
    field: { title: "ملء الحقل المُعلَّم", text: "يُرجى ملء الحقل المُعلَّم." },
    other: { title: "تحديد الموضع المُعلَّم", text: "يُرجى تحديد الموضع المُعلَّم." },
  },
  unnamed: { title: "المتابعة", text: "يُرجى المتابعة في هذه الصفحة." },
  onPage: "في صفحة {page}: {sentence}",
  inDialog: "في مربع الحوار {dialog}: {sentence}",
  screen: {
    toggle: { title: "تفعيل أو تعطيل {name}", text: "يُرجى تفعيل أو تعطيل {name}." },
    next: "ثم تظهر {page}.",
    opens: { title: "تُفتح {name}", text: "تُفتح {name}." },
    result: { title: "عرض النتيجة", text: "تظهر النتيجة." },
    screenAt: "الشاشة عند {time}.",
    pageAt: "صفحة {page} عند {time}.",
    step: "الخطوة {number}",
    welcome: { title: "مرحبًا بكم", text: "مرحبًا بكم! يوضح هذا الدليل الخطوات الأولى." },
    guideOf: "دليل بتاريخ {date}",
  },
};
