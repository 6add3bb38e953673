import { Skeleton } from '@mantine/core'
import classes from './chart-skeleton.module.css'

export type ChartSkeletonProps = { shape: 'bars' | 'ring'; height: number }

const bars = [38, 62, 50, 78, 66, 90, 58, 72]

/** The outline of a chart whose figures or code are not there yet. */
export function ChartSkeleton({ shape, height }: ChartSkeletonProps) {
  if (shape === 'ring') {
    return (
      <div className={classes.ring} style={{ height }} aria-hidden>
        <Skeleton circle height={Math.min(240, height * 0.7)} />
      </div>
    )
  }
  return (
    <div className={classes.bars} style={{ height }} aria-hidden>
      {bars.map((percent) => (
        <Skeleton key={percent} height={`${percent}%`} />
      ))}
    </div>
  )
}
