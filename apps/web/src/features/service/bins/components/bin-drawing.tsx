/** Shown for bins without a picture. */
export function BinDrawing({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill="var(--draw-soft)" />
      <path d="M11 13h18l-2.2 20H13.2Z" fill="var(--draw-deep)" />
      <path d="M9 13l2-4h18l2 4Z" fill="var(--draw-mid)" />
      <path d="M16.5 17.5l.8 11m6.2-11-.8 11" stroke="var(--draw-paper)" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="15" cy="33.5" r="2.2" fill="var(--draw-accent)" />
      <circle cx="25" cy="33.5" r="2.2" fill="var(--draw-accent)" />
    </svg>
  )
}
