import type { ReactNode } from "react";
import { useTexts } from "./texts.tsx";

/** A page with one message and optionally one link. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { lang } = useTexts();
  return (
    <section className="hc-hero" lang={lang}>
      <div className="hc-wrap">
        <h1>{title}</h1>
        <p>{text}</p>
        {children ? <div className="mt-6">{children}</div> : null}
      </div>
    </section>
  );
}
