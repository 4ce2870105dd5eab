import { useTexts } from "./texts.tsx";

export function Day({ date }: { date: Date }) {
  const texts = useTexts();
  return (
    <time lang={texts.lang} dateTime={date.toISOString().slice(0, 10)}>
      {texts.day(date)}
    </time>
  );
}
