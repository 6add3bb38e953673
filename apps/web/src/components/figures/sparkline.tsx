const width = 88
const height = 28

/** The course of a figure without axes; the card's numbers say what it can't. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 0)
  const least = Math.min(...values, 0)
  const span = most - least || 1
  const points = values.map((value, index) => {
    const x = 1 + (index / (values.length - 1)) * (width - 2)
    const y = height - 2 - ((value - least) / span) * (height - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
