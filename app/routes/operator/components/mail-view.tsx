/** Shows one mail: its header, links as plain anchors, the HTML part in a sandboxed frame, and the text part. */
import type { ReactNode } from "react";

interface Mail {
  id: string;
  to: string;
  subject: string;
  createdAt: string;
  replyTo: string | null;
  text: string;
  hasHtml: boolean;
  links: string[];
}

export function MailView({ mail, isChosen }: { mail: Mail; isChosen: boolean }) {
  const { id, to, replyTo, subject, createdAt, text, hasHtml, links } = mail;
  // If the URL selects the mail, it is the page's main content. On a phone, it is shown alone.
  const Heading = isChosen ? "h1" : "h2";
  return (
    <article aria-labelledby="subject">
      {isChosen ? (
        <a
          href="/dev/mailbox"
          className="mb-4 inline-flex min-h-11 items-center text-14 text-link underline lg:hidden"
        >
          All emails
        </a>
      ) : null}
      <Heading id="subject" className="text-22 font-semibold tracking-tight break-words">
        {subject}
      </Heading>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
        <Row term="To">{to}</Row>
        {replyTo ? <Row term="Reply to">{replyTo}</Row> : null}
        <Row term="Written">
          <time dateTime={createdAt} className="tabular-nums">
            {createdAt.slice(0, 16).replace("T", " ")} UTC
          </time>
        </Row>
        {links.length > 0 ? (
          <Row term={links.length === 1 ? "Link" : "Links"}>
            <ul>
              {links.map((link) => (
                <li key={link} className="truncate">
                  <a href={link} rel="noreferrer" className="text-link underline">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </Row>
        ) : null}
      </dl>
      {hasHtml ? (
        <>
          <iframe
            src={`/dev/mailbox/${id}/html`}
            title={`The email “${subject}”`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="mt-6 block h-[600px] w-full rounded-lg border border-border"
          />
          <details className="mt-4">
            <summary className="text-14 text-text-2">Text part</summary>
            <TextPart text={text} />
          </details>
        </>
      ) : (
        <TextPart text={text} />
      )}
    </article>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

function TextPart({ text }: { text: string }) {
  return (
    <pre className="mt-4 rounded-lg bg-surface-2 p-4 text-14 break-words whitespace-pre-wrap">{text}</pre>
  );
}
