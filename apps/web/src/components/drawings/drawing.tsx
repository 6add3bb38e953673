import type { ReactNode } from 'react'

type DrawingProps = { width: number; height: number; size?: number; className?: string; children: ReactNode }

/** Frames a decorative line drawing; its two greens and one accent follow the colour scheme. */
export function Drawing({ width, height, size, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size ?? width}
      className={className}
      style={{ maxWidth: '100%', height: 'auto' }}
      fill="none"
      stroke="var(--draw-line)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export const fill = {
  deep: 'var(--draw-deep)',
  mid: 'var(--draw-mid)',
  soft: 'var(--draw-soft)',
  paper: 'var(--draw-paper)',
  accent: 'var(--draw-accent)',
} as const
