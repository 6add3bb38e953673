import { Button, Card, Skeleton } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { Figure } from './figure.tsx'
import { Sparkline } from './sparkline.tsx'
import classes from './stat-card.module.css'

type StatCardProps = {
  label: string
  /** Formatted text; undefined while loading. */
  value: string | undefined
  unit?: ReactNode
  /** The period that the value covers, e.g. `All time` or `Jan 2026 to Mar 2026`. */
  period: ReactNode
  /** Percent relative to the previous period; null when that was 0. */
  change?: number | null
  /**
   * The two values that `change` compares, e.g. `3 in Nov 2026, 2 in Oct 2026`; shown on a separate line. Null while they
   * are loading.
   */
  compared?: string | null
  /** Null while it is loading. */
  trend?: readonly number[] | null
  icon?: ReactNode
  /** What the reader can do about the value, e.g. a link to pay. */
  action?: ReactNode
  /** Loads the value again, in place of a value that could not be loaded. */
  onRetry?: (() => void) | undefined
}

export function StatCard(props: StatCardProps) {
  const { label, value, unit, period, change, compared, trend, icon, action, onRetry } = props
  return (
    <Card component="section" aria-label={label} className={classes.card}>
      <div className={classes.label}>
        {icon}
        <h2>{label}</h2>
      </div>
      <div className={classes.value}>
        {onRetry ? (
          <NotLoaded onRetry={onRetry} />
        ) : value === undefined ? (
          <Skeleton className={classes.awaited} width="60%" />
        ) : (
          <Figure value={value} unit={unit} size="lg" />
        )}
        {trend !== undefined && <Sparkline values={trend ?? []} />}
      </div>
      <div className={classes.foot}>
        <div>
          {value === undefined && !onRetry ? <Skeleton width={120} height="1lh" /> : period}
          {compared !== undefined && (
            <div className={classes.compared}>
              {change !== undefined && change !== null && <Change percent={change} />}
              {compared ?? <Skeleton width={160} height="1lh" />}
            </div>
          )}
        </div>
        {action}
      </div>
    </Card>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.failed}>
      <p>{t('This could not be loaded.')}</p>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  )
}

function Change({ percent }: { percent: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isUp = percent >= 0
  const Arrow = isUp ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={classes.change} data-up={isUp || undefined}>
      <Arrow size={16} role="img" aria-label={isUp ? t('up by') : t('down by')} />
      {format.percent(Math.abs(percent))}
    </span>
  )
}
