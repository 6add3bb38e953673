/** The product's logo: a leaf that is also a swept path. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="#12694a" />
      <path d="M7.5 19.5C6.6 11.6 11.6 7 21 7c.6 8.9-4.2 14.2-11.6 13.2" fill="#ffffff" />
      <path d="M6.6 22.4c1.2-4.6 4-8.1 8.6-10.2" stroke="#12694a" strokeWidth="1.8" strokeLinecap="round" fill="none" />
      <path d="M6.6 22.4c.5-1.9 1.3-3.6 2.4-5.1" stroke="#ffffff" strokeWidth="1.8" strokeLinecap="round" fill="none" />
    </svg>
  )
}
