import type { BillingRunRecord } from '@thant/contracts/money/billing-runs'
import { MatterLink, MatterList, MatterRow } from '#components/layout/page/matter-list.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { needBadges } from '../billing-badges.ts'

/** What somebody should look at before the drafts are billed; each leads to its drafts below. */
export function RunNeeds({ run: { needs, state } }: { run: BillingRunRecord }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (state !== 'draft') return null
  if (needs.length === 0) return <SectionCard title={t('Nothing needs a look.')}>{null}</SectionCard>
  return (
    <SectionCard title={t('Needs a look')}>
      <MatterList>
        {needs.map(({ need, count }) => {
          const { label, hint } = needBadges[need]
          return (
            <MatterRow
              key={need}
              title={t('{{what}} · Drafts: {{count}}', { what: t(label), count: format.number(count) })}
              hint={hint === undefined ? '' : t(hint)}
            >
              <MatterLink to={`?needs=${need}`}>{t('Show the drafts')}</MatterLink>
            </MatterRow>
          )
        })}
      </MatterList>
    </SectionCard>
  )
}
