import type { Restatement } from '@thant/contracts/reporting/gri-years'
import { weightDecimals } from '@thant/i18n/decimals'
import { formatMonths } from '@thant/i18n/short-dates'
import prose from '#components/layout/page/prose.module.css'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { GriTable } from './gri-table.tsx'

/** Lists the saved reports of earlier years that say another figure than the data of today. */
export function GriRestatements({ restatements }: { restatements: readonly Restatement[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const figure = (kilograms: number) => ({ text: format.number(kilograms, weightDecimals([kilograms])) })
  return (
    <section aria-label={t('Restatements')}>
      <h3>{t('Restatements')}</h3>
      <p className={prose.note}>{t('Pickups of these months were changed after the report was saved.')}</p>
      <GriTable
        label={t('Restatements')}
        columns={[
          t('Report'),
          t('Waste generated (kg), as reported'),
          t('Waste generated (kg), today'),
          t('Directed to disposal (kg), as reported'),
          t('Directed to disposal (kg), today'),
        ]}
        rows={restatements.map(({ number, saved, today, ...months }) => ({
          name: t('{{number}}, {{months}}', { number, months: formatMonths(months, format, t) }),
          cells: [
            figure(saved.generated),
            figure(today.generated),
            figure(saved.directedToDisposal),
            figure(today.directedToDisposal),
          ],
        }))}
      />
    </section>
  )
}
