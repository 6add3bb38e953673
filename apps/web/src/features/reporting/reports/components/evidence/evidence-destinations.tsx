import { destinationKindLabels } from '@thant/contracts/materials/destinations'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { EvidenceDestination } from '@thant/contracts/reporting/report-evidence'
import tableClasses from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Lists the places that the report names, as they are known today. */
export function EvidenceDestinations({ destinations }: { destinations: readonly EvidenceDestination[] }) {
  const { t } = useTranslation()
  const title = t('The places and their licences')
  const format = useFormat()
  const columns = {
    kind: t('Kind'),
    licence: t('Licence'),
    types: t('Licensed waste types'),
    until: t('Licensed until'),
    address: t('Address'),
  }
  return (
    <SectionCard title={title} subtitle={t('As they are recorded today.')}>
      {destinations.length === 0 ? (
        <p>{t('No place is recorded.')}</p>
      ) : (
        <table className={tableClasses.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('Destination')}</th>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col" className={tableClasses.word}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {destinations.map(({ name, kind, licence, licensedTypes, licensedUntil, address }) => (
              <tr key={`${name} ${licence}`}>
                <th scope="row">{name}</th>
                <td className={tableClasses.word} data-label={columns.kind}>
                  {t(destinationKindLabels[kind])}
                </td>
                <td className={tableClasses.word} data-label={columns.licence}>
                  {licence === '' ? t('Not recorded') : licence}
                </td>
                <td className={tableClasses.word} data-label={columns.types}>
                  {licensedTypes.length === 0
                    ? t('Not recorded')
                    : licensedTypes.map((type) => t(wasteTypeLabels[type])).join(t(', '))}
                </td>
                <td className={tableClasses.word} data-label={columns.until}>
                  {licensedUntil === null ? t('Not recorded') : format.date(licensedUntil)}
                </td>
                <td className={tableClasses.word} data-label={columns.address}>
                  {address === '' ? '–' : address}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  )
}
