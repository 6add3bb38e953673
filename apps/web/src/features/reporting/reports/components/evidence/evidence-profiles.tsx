import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { EvidenceProfile } from '@thant/contracts/reporting/report-evidence'
import tableClasses from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Lists the treatment profiles that were in force in the months of the report, each version with its days. */
export function EvidenceProfiles({ profiles }: { profiles: readonly EvidenceProfile[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const title = t('Treatment profiles in force in these months')
  const columns = { days: t('In force'), shares: t('Where it goes'), added: t('Entered on') }
  return (
    <SectionCard title={title}>
      {profiles.length === 0 ? (
        <p>{t('No profile was in force.')}</p>
      ) : (
        <table className={tableClasses.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('Waste type')}</th>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col" className={tableClasses.word}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {profiles.map(({ wasteType, validFrom, validTo, addedOn, reason, shares }) => (
              <tr key={`${wasteType} ${validFrom}`}>
                <th scope="row">{t(wasteTypeLabels[wasteType])}</th>
                <td className={tableClasses.word} data-label={columns.days}>
                  {validTo === null
                    ? t('from {{day}}', { day: format.date(validFrom) })
                    : t('{{from}} to {{to}}', { from: format.date(validFrom), to: format.date(validTo) })}
                </td>
                <td className={tableClasses.word} data-label={columns.shares}>
                  {shares
                    .map(({ treatment, destination, percent }) =>
                      [
                        format.percent(percent, Number.isInteger(percent) ? 0 : 2),
                        t(wasteTreatmentLabels[treatment]),
                        destination === null ? '' : `(${destination})`,
                      ].join(' '),
                    )
                    .join(t(', '))}
                </td>
                <td className={tableClasses.word} data-label={columns.added}>
                  {format.date(addedOn)}
                  {reason !== null && `: ${reason}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  )
}
