import { griOperationLabels } from '@thant/contracts/reporting/gri'
import type { OtherWaste } from '@thant/contracts/reporting/gri-context'
import { fewestDecimals } from '@thant/i18n/decimals'
import type { ReactNode } from 'react'
import classes from '#components/data-table/figure-table.module.css'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type OtherWasteTableProps<Waste> = { wastes: readonly Waste[]; actionsOf?: (waste: Waste) => ReactNode }

/** Waste that an organization stated, without a sum: it may hold the same waste twice, for all we know. */
export function OtherWasteTable<Waste extends OtherWaste>({ wastes, actionsOf }: OtherWasteTableProps<Waste>) {
  const { t } = useTranslation()
  const format = useFormat()
  const decimals = fewestDecimals(wastes.map(({ weightKg }) => weightKg))
  const kilogramsAt = (place: OtherWaste['place'], waste: Waste) =>
    waste.place === place ? format.number(waste.weightKg, decimals) : '–'
  const words = [t('Month'), t('Kind of waste'), t('What became of it')]
  const [month, kind, operation] = words
  return (
    <table className={classes.table} aria-label={t('Waste that others took')}>
      <thead>
        <tr>
          <th scope="col">{t('Waste')}</th>
          {words.map((word) => (
            <th key={word} scope="col" className={classes.word}>
              {word}
            </th>
          ))}
          <th scope="col">{t('Onsite (kg)')}</th>
          <th scope="col">{t('Offsite (kg)')}</th>
          {actionsOf && <th scope="col">{t('Actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {wastes.map((waste, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is stated has no id, and its order is that of the reply.
          <tr key={index}>
            <th scope="row" style={{ overflowWrap: 'anywhere' }}>
              {waste.description}
            </th>
            <td data-label={month} className={classes.word}>
              {format.month(waste.month)}
            </td>
            <td data-label={kind} className={classes.word}>
              {waste.isHazardous ? t('Hazardous') : t('Non-hazardous')}
            </td>
            <td data-label={operation} className={classes.word}>
              {t(griOperationLabels[waste.operation])}
            </td>
            <td data-label={t('Onsite (kg)')}>{kilogramsAt('onsite', waste)}</td>
            <td data-label={t('Offsite (kg)')}>{kilogramsAt('offsite', waste)}</td>
            {actionsOf && <td>{actionsOf(waste)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
