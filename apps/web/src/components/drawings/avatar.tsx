/** Shown for people and organizations without a picture. */
export function AvatarDrawing({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill="var(--draw-soft)" />
      <circle cx="20" cy="16" r="6.5" fill="var(--draw-mid)" />
      <path d="M7 40c0-9 5.6-14.5 13-14.5S33 31 33 40Z" fill="var(--draw-deep)" />
      <path d="M20 25.5c.4 3.6 2.6 6.2 6 7-3.6.6-6.2-1.8-6-7Z" fill="var(--draw-accent)" />
    </svg>
  )
}

export function OrganizationDrawing({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill="var(--draw-soft)" />
      <path d="M8 34V15l10-5v24Z" fill="var(--draw-deep)" />
      <path d="M18 34V18h14v16Z" fill="var(--draw-mid)" />
      <path
        d="M12 18h2m-2 5h2m-2 5h2m9-6h1.5m3 0H29m-6 5h1.5m3 0H29"
        stroke="var(--draw-paper)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M5 34h30" stroke="var(--draw-line)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
