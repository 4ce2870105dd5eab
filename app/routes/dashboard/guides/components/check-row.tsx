/** Something that the owner can decide about a guide's check. */
export function CheckRow({
  title,
  text,
  labelId,
  children,
}: {
  title: string;
  text: React.ReactNode;
  labelId?: string;
  children: React.ReactNode;
}) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-border py-4">
      <div className="min-w-0">
        <p id={labelId} className="text-14 font-medium">
          {title}
        </p>
        <p className="text-13 break-words text-text-3">{text}</p>
      </div>
      {children}
    </div>
  );
}
