import { cn } from "#ui/primitives/cn.ts";

const looks = {
  on: "bg-ok",
  off: "border-[1.5px] border-control",
  bad: "bg-danger",
};

/** The text must make sense without the dot, because color alone isn't accessible. */
export function StateDot({ look, children }: { look: keyof typeof looks; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-13 whitespace-nowrap text-text-2">
      <span aria-hidden="true" className={cn("size-2 shrink-0 rounded-full", looks[look])} />
      {children}
    </span>
  );
}
