import { Progress, Text } from '@mantine/core'
import type { BillingRunRecord } from '@thant/contracts/money/billing-runs'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** How many drafts of a run are billed while that is done, and what became of them once it is. */
export function RunProgress({ run: { state, drafts, settled, billed, refused } }: { run: BillingRunRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (state === 'draft') return null
  const text =
    refused === 0
      ? t('{{done}} of {{all}} are billed.', { done: format.number(billed), all: format.number(drafts) })
      : t('{{done}} of {{all}} are billed; {{refused}} became no invoice.', {
          done: format.number(billed),
          all: format.number(drafts),
          refused: format.number(refused),
        })
  return (
    <SectionCard title={state === 'done' ? t('All billed') : t('Being billed')}>
      <Progress
        value={drafts === 0 ? 100 : (100 * settled) / drafts}
        aria-label={t('Invoices made')}
        animated={state === 'billing'}
      />
      <Text mt="xs" role="status">
        {text}
      </Text>
    </SectionCard>
  )
}
