import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from '#components/feedback/failed-state.tsx'
import type { ApiError } from '#lib/calls/api-error.ts'
import { ReportMissing } from './report-missing.tsx'
import classes from './report-screen.module.css'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportToolbar } from './report-toolbar.tsx'

type ReportFrameProps = {
  request: Pick<UseQueryResult<unknown, ApiError>, 'error' | 'refetch'>
  /** What downloads the report, and the report; undefined until it is there. */
  download: ReactNode
  children: ReactNode
}

/** The screen of a saved report outside of the portal's shell, whose address is in no search engine. */
export function ReportFrame({ request: { error, refetch }, download, children }: ReportFrameProps) {
  return (
    <div className={classes.frame}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ReportToolbar download={download} />
      <main className={classes.main}>
        {children ??
          (error === null ? (
            <ReportSkeleton />
          ) : error.isMissing ? (
            <ReportMissing />
          ) : (
            <FailedState error={error} onRetry={() => void refetch()} />
          ))}
      </main>
    </div>
  )
}
