import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { areAllFailed, type Loaded } from './all-failed.ts'
import { FailedCard } from './failed-card.tsx'

type FailedTogetherProps = {
  /** What the cards of a page load. */
  queries: readonly Loaded[]
  children: ReactNode
}

/** Says once for a page of cards that nothing of it could be loaded; a card that fails alone says so itself. */
export function FailedTogether({ queries, children }: FailedTogetherProps) {
  const { t } = useTranslation()
  if (!areAllFailed(queries)) return children
  return (
    <FailedCard
      error={queries[0]?.error}
      serverFailed={t('Something went wrong')}
      onRetry={() => {
        for (const { refetch } of queries) void refetch()
      }}
    />
  )
}
