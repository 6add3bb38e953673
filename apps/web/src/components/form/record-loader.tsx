import { Card, Skeleton } from '@mantine/core'
import type { Endpoint, ReplyOf } from '@thant/contracts/endpoint'
import type { ReactNode } from 'react'
import { TippedBinDrawing } from '#components/drawings/tipped-bin.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import type { CallOptions } from '#lib/api-client.ts'
import type { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import classes from './form.module.css'

type RecordLoaderProps<E extends Endpoint> = {
  endpoint: E
  request: CallOptions<E>
  children: (record: ReplyOf<E>) => ReactNode
}

/** Loads the record that a form edits, bypassing the cache. The form stays even when a later request fails. */
export function RecordLoader<E extends Endpoint>({ endpoint, request, children }: RecordLoaderProps<E>) {
  const record = useEndpoint(endpoint, request, { staleTime: 0 })
  if (record.data !== undefined && record.isFetchedAfterMount) return children(record.data.data as ReplyOf<E>)
  if (record.error?.isMissing) return <NotThere error={record.error} />
  if (record.isError) return <FailedState error={record.error} onRetry={() => void record.refetch()} />
  return <FormSkeleton />
}

function NotThere({ error }: { error: ApiError }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing={<TippedBinDrawing />}
      title={errorText(error, t)}
      hint={t('It may have been deleted, or its address is not complete.')}
    />
  )
}

function FormSkeleton() {
  return (
    <div className={classes.form} aria-hidden>
      {['first', 'second'].map((section) => (
        <Card key={section} className={classes.section}>
          <Skeleton height={18} width="30%" />
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={72} />
        </Card>
      ))}
    </div>
  )
}
