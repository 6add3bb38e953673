import { Card, Skeleton } from '@mantine/core'
import type { Endpoint, ReplyOf } from '@thant/contracts/endpoint'
import { type ReactNode, useMemo } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { RecordMissing } from '#components/feedback/record-missing.tsx'
import type { CallOptions } from '#lib/calls/api-client.ts'
import { useIsConnected } from '#lib/calls/connection.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import classes from './form.module.css'

type RecordLoaderProps<E extends Endpoint> = {
  endpoint: E
  request: CallOptions<E>
  /** The outline of what comes, for the time of loading; a form unless it is a detail screen. */
  shape?: 'form' | 'detail'
  /** Without network, what was kept is enough: the server compares the version that was seen with its own later. */
  takesKept?: boolean
  /** Where to go when there is no such record. */
  list?: string
  children: (record: ReplyOf<E>) => ReactNode
}

/** What was loaded for this very screen while its link was pressed. */
const freshMs = 1_000

/**
 * Loads the record that a form edits, so that nobody changes what is out of date. The form stays even when a later
 * request fails.
 */
export function RecordLoader<E extends Endpoint>({
  endpoint,
  request,
  shape,
  takesKept = false,
  list,
  children,
}: RecordLoaderProps<E>) {
  const record = useEndpoint(endpoint, request, { staleTime: freshMs })
  const which = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is opened at another moment
  const openedAt = useMemo(() => Date.now(), [which])
  const isConnected = useIsConnected()
  const isCutOff = !isConnected || record.failureCount > 0
  const isLoaded = record.dataUpdatedAt >= openedAt - freshMs || (takesKept && isCutOff)
  if (record.data !== undefined && isLoaded) return children(record.data.data as ReplyOf<E>)
  if (record.error?.isMissing) return <RecordMissing error={record.error} list={list} />
  if (record.isError) return <FailedCard error={record.error} onRetry={() => void record.refetch()} />
  return shape === 'detail' ? <DetailSkeleton /> : <FormSkeleton />
}

const facts = ['first', 'second', 'third', 'fourth', 'fifth']

/** A head with the record's figures, its tabs, and the facts of the first of them. */
function DetailSkeleton() {
  return (
    <div className={classes.detail} aria-hidden>
      <Card className={classes.section}>
        <div>
          <Skeleton height={35} width="40%" />
          <Skeleton height={18} width="25%" />
        </div>
      </Card>
      <Skeleton height={28} width="50%" />
      <Card className={classes.section}>
        <div>
          {facts.map((fact) => (
            <div key={fact} className={classes.fact}>
              <Skeleton height={16} width="60%" />
              <Skeleton height={16} width="80%" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div className={classes.form} aria-hidden>
      {['first', 'second'].map((section) => (
        <Card key={section} className={classes.section}>
          <div>
            <Skeleton height={18} width="30%" />
            <Skeleton height={36} />
            <Skeleton height={36} />
            <Skeleton height={72} />
          </div>
        </Card>
      ))}
    </div>
  )
}
