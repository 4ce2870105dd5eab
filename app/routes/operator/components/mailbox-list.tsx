import { cn } from "#ui/primitives/cn.ts";

interface Head {
  id: string;
  to: string;
  subject: string;
  createdAt: string;
  age: string;
}

export function MailboxList({ mails, openId }: { mails: Head[]; openId: string }) {
  return (
    <nav aria-label="Emails">
      <ul className="border-t border-border lg:border-t-0">
        {mails.map(({ id, to, subject, createdAt, age }) => (
          <li key={id} className="border-b border-border">
            <a
              href={`/dev/mailbox/${id}`}
              aria-current={id === openId ? "true" : undefined}
              className={cn(
                "block py-3 text-14 text-text no-underline hover:bg-hover lg:border-l-2 lg:border-transparent lg:px-3",
                id === openId && "lg:border-focus lg:bg-surface-2",
              )}
            >
              <span className="line-clamp-2 font-medium break-words">{subject}</span>
              <span className="mt-1 flex justify-between gap-3 text-13 text-text-3">
                <span className="truncate">{to}</span>
                <time dateTime={createdAt} className="shrink-0 tabular-nums">
                  {age}
                </time>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
