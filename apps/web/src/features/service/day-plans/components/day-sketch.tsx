import { Card, Group, Text, Title, useComputedColorScheme } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { inks } from '@thant/charts/palette'
import type { DayPlan } from '@thant/contracts/service/day-plans'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { type Sketch, sketchOf } from '../sketch.ts'
import { vehicleColor } from '../vehicle-color.ts'
import classes from './board.module.css'
import { ColorDot } from './color-dot.tsx'

const height = 260
const margin = 24

/** Where the vehicles go, drawn from coordinates alone, so that no map has to be loaded. */
export function DaySketch({ plan }: { plan: DayPlan }) {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  const { ref, width } = useElementSize()
  const sketch = sketchOf(plan, { width: Math.max(width, 2 * margin + 1), height, margin })
  if (sketch === undefined) return null
  const ways = plan.vehicles
    .filter(({ stops }) => stops.length > 0)
    .map(({ _id, name, stops, metres }, index) => ({
      id: _id,
      color: vehicleColor(index, surface),
      text: t('{{vehicle}}, stops: {{stops}}, {{kilometres}} km', {
        vehicle: name,
        stops: format.number(stops.length),
        kilometres: format.number(Math.round(metres / 1_000)),
      }),
    }))
  const title = t('Sketch of the routes')
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <div ref={ref} className={classes.sketch}>
        {width > 0 && (
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={[title, ...ways.map(({ text }) => text)].join('; ')}
          >
            <Drawing sketch={sketch} colors={ways.map(({ color }) => color)} />
          </svg>
        )}
      </div>
      <ul className={classes.legend}>
        {ways.map(({ id, color, text }) => (
          <Group key={id} component="li" gap={6} wrap="nowrap">
            <ColorDot color={color} />
            <Text size="sm">{text}</Text>
          </Group>
        ))}
        <Group component="li" gap={6} wrap="nowrap">
          <svg width={12} height={12} aria-hidden="true" className={classes.dot}>
            <rect width={12} height={12} rx={2} fill="currentColor" />
          </svg>
          <Text size="sm">{t('Depot')}</Text>
        </Group>
        {sketch.unassigned.length > 0 && (
          <Group component="li" gap={6} wrap="nowrap">
            <svg width={12} height={12} aria-hidden="true" className={classes.dot}>
              <circle cx={6} cy={6} r={5} fill="none" stroke="currentColor" strokeDasharray="2 2" />
            </svg>
            <Text size="sm">{t('Not in the order')}</Text>
          </Group>
        )}
      </ul>
    </Card>
  )
}

function Drawing({ sketch, colors }: { sketch: Sketch; colors: readonly string[] }) {
  const { number } = useFormat()
  const { text, card, quiet } = inks(useComputedColorScheme('light'))
  return (
    <>
      {sketch.ways.flatMap(({ vehicle, trips }, index) =>
        trips.map((trip) => (
          <polyline
            key={`${vehicle} ${trip.number}`}
            className={classes.way}
            stroke={colors[index]}
            points={trip.line.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        )),
      )}
      {sketch.unassigned.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={5} fill={card} stroke={quiet} strokeDasharray="2 2" />
      ))}
      {sketch.depots.map(({ id, name, x, y }) => (
        <rect key={id} x={x - 12} y={y - 12} width={24} height={24} rx={4} fill={text}>
          <title>{name}</title>
        </rect>
      ))}
      {sketch.ways.flatMap(({ vehicle, stops }, index) =>
        stops.map((stop) => (
          <g key={`${vehicle} ${stop.id}`}>
            <circle cx={stop.x} cy={stop.y} r={10} fill={card} stroke={colors[index]} strokeWidth={2} />
            <text x={stop.x} y={stop.y + 4} textAnchor="middle" fontSize={11} fontWeight={600} fill={text}>
              {number(stop.number)}
            </text>
          </g>
        )),
      )}
    </>
  )
}
