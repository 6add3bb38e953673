import { Anchor } from '@mantine/core'
import { addressOf } from '@thant/contracts/endpoint-address'
import { sumKg, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { EvidenceLoad } from '@thant/contracts/reporting/report-evidence'
import { fewestDecimals } from '@thant/i18n/decimals'
import tableClasses from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useProgressiveRows } from '#lib/use-progressive-rows.ts'
import type { LinkEndpoints } from '../../shared-kinds.ts'
import classes from '../report-screen/shared-report-tabs.module.css'

type EvidenceLoadsProps = { endpoints: LinkEndpoints; link: string; loads: readonly EvidenceLoad[] }

/** Lists the loads to the places of the report, with their slips; they are of the whole company, so no customer is named. */
export function EvidenceLoads({ endpoints, link, loads }: EvidenceLoadsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const shown = useProgressiveRows(loads)
  const title = t('Loads to these places')
  const weights = loads.map(({ netKg }) => netKg)
  const decimals = fewestDecimals(weights)
  const written = (weight: number) => format.number(weight, decimals)
  const columns = {
    destination: t('Destination'),
    wasteType: t('Waste type'),
    document: t('Document number'),
    slip: t('Weighbridge slip'),
    net: t('Net (kg)'),
  }
  return (
    <SectionCard
      title={title}
      subtitle={t(
        'Of the whole company, with the waste of all customers together: the types and months of this report, to the places that it names. Loads: {{loads}}, with a slip: {{slips}}.',
        {
          loads: format.number(loads.length),
          slips: format.number(loads.filter(({ slip }) => slip !== null).length),
        },
      )}
    >
      {loads.length === 0 ? (
        <p>{t('No load of these types, months and places is recorded.')}</p>
      ) : (
        <table className={tableClasses.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('Load')}</th>
              {Object.entries(columns).map(([key, name]) => (
                <th key={key} scope="col" className={key === 'net' ? undefined : tableClasses.word}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((load) => (
              <tr key={load.number} className={classes.load}>
                <th scope="row">
                  <span>
                    {format.date(load.date)} <span className={tableClasses.part}>{load.number}</span>
                  </span>
                </th>
                <td className={tableClasses.word} data-label={columns.destination}>
                  {load.destination}
                </td>
                <td className={tableClasses.word} data-label={columns.wasteType}>
                  {t(wasteTypeLabels[load.wasteType])}
                </td>
                <td className={tableClasses.word} data-label={columns.document}>
                  {load.documentNumber === '' ? '–' : load.documentNumber}
                </td>
                <td className={tableClasses.word} data-label={columns.slip}>
                  <Slip endpoints={endpoints} link={link} load={load} />
                </td>
                <td data-label={columns.net}>{written(load.netKg)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className={classes.total}>
            <tr>
              <th scope="row" colSpan={5}>
                {t('Total')}
              </th>
              <td data-label={columns.net}>{written(sumKg(weights))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </SectionCard>
  )
}

/** The address works as long as the share link does. */
function Slip({ endpoints, link, load: { number, slip } }: Omit<EvidenceLoadsProps, 'loads'> & { load: EvidenceLoad }) {
  const { t } = useTranslation()
  if (slip === null) return <>{t('None')}</>
  return (
    <Anchor
      href={addressOf(endpoints.slip, { params: { link, load: number } })}
      target="_blank"
      rel="noreferrer"
      underline="always"
      fz="sm"
    >
      {slip === 'pdf' ? 'PDF' : t('Picture')}
    </Anchor>
  )
}
