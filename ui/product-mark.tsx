export function ProductMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M2 16.5A1.5 1.5 0 0 1 3.5 15H8v-4.5A1.5 1.5 0 0 1 9.5 9H14V4.5A1.5 1.5 0 0 1 15.5 3h5A1.5 1.5 0 0 1 22 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5z" />
    </svg>
  );
}
