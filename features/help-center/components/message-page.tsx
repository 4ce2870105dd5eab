import type { ReactNode } from "react";

/** A page that says one thing and offers one way on. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section className="hc-hero grow" lang="en">
      <div className="hc-wrap">
        <h1>{title}</h1>
        <p>{text}</p>
        {children ? <div className="mt-6">{children}</div> : null}
      </div>
    </section>
  );
}
