import { Skeleton } from '@mantine/core'
import classes from './report-screen.module.css'

export function ReportSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <Skeleton height={320} />
      <Skeleton height={180} width="80%" mx="auto" />
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={16} width="50%" />
    </div>
  )
}
