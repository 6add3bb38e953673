const width = 88
const height = 28

/**
 * Draws a trend without axes; hidden from screen readers, which read the card's numbers instead. A single value has no
 * trend, but keeps its room.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const max = Math.max(...values, 0)
  const min = Math.min(...values, 0)
  const span = max - min || 1
  const points = values.map((value, index) => {
    const x = 1 + (index / (values.length - 1)) * (width - 2)
    const y = height - 2 - ((value - min) / span) * (height - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {values.length > 1 && (
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="light-dark(var(--mantine-color-leaf-7), var(--mantine-color-leaf-4))"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
