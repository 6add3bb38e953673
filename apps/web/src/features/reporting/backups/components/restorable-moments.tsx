import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Backups } from '@thant/contracts/reporting/backups'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type Moments = NonNullable<Backups['moments']>

/** Says between which times the portal can be set back to any moment, and warns once that no longer goes on. */
export function RestorableMoments({ moments }: { moments: Moments }) {
  const { t } = useTranslation()
  return (
    <>
      {moments.isOverdue && (
        <Alert color="brick" role="alert" icon={<IconAlertTriangle />} title={t('Changes are not archived')}>
          {t('The archive of changes is behind or has no base backup. Tell whoever runs the server.')}
        </Alert>
      )}
      <SectionCard
        title={t('Any moment')}
        subtitle={t('Whoever runs the server stops the portal and runs npm run restore -- --until "2026-11-22 14:05".')}
      >
        <Span {...moments} />
      </SectionCard>
    </>
  )
}

function Span({ from, until }: Moments) {
  const { t } = useTranslation()
  const format = useFormat()
  if (from === null || until === null) return <p>{t('No moment can be restored yet.')}</p>
  const times = { from: format.dateTime(from), until: format.dateTime(until) }
  return <p>{t('The portal can be set back to any moment from {{from}} to {{until}}.', times)}</p>
}
