import { Button, Skeleton } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { journalEndpoints } from '@thant/contracts/money/journal'
import { useState } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { ExportDialog } from './export-dialog.tsx'

/** What no export has yet: how many lines, until when, and what they come to in each currency. */
export function OpenLines() {
  const { t } = useTranslation()
  const format = useFormat()
  const mayExport = useCan()('journal:change')
  const [isOpen, setIsOpen] = useState(false)
  const open = useEndpoint(journalEndpoints.open, {})
  if (open.isError) return <FailedCard error={open.error} onRetry={() => void open.refetch()} />
  if (open.data === undefined) return <Skeleton height={160} radius="md" aria-label={t('Loading…')} />
  const { lines, lastDay, totals } = open.data.data
  return (
    <SectionCard
      title={t('Not exported yet')}
      subtitle={
        lastDay === null
          ? t('Everything is exported.')
          : t('Lines: {{lines}}, until {{day}}', { lines: format.number(lines), day: format.date(lastDay) })
      }
      tools={
        mayExport &&
        lastDay !== null && (
          <Button leftSection={<IconFileExport size={16} />} onClick={() => setIsOpen(true)}>
            {t('Export the journal')}
          </Button>
        )
      }
    >
      <Facts
        facts={totals.map(({ currency, debit, credit }) => ({
          label: currency,
          value: t('Debit {{debit}} = credit {{credit}}', {
            debit: format.amount(debit, currency),
            credit: format.amount(credit, currency),
          }),
        }))}
      />
      <ExportDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SectionCard>
  )
}
