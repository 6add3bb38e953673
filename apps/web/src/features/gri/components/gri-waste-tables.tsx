import {
  type DisposalOperation,
  type GriWaste,
  griOperationLabels,
  type Places,
  type RecoveryOperation,
} from '@thant/contracts/gri'
import { wasteTreatmentLabels, wasteTypeLabels } from '@thant/contracts/wastes'
import { SectionCard } from '#components/layout/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { shownDecimals } from '../shown-decimals.ts'
import { type GriFigure, GriTable, type GriTableRow } from './gri-table.tsx'

const hazards = ['hazardous', 'nonHazardous'] as const
const hazardLabels = { hazardous: 'Hazardous', nonHazardous: 'Non-hazardous' }

/** The three tables of the standard, with its rows and columns. */
export function GriWasteTables({ tables }: { tables: GriWaste }) {
  const { t } = useTranslation()
  const format = useFormat()
  const decimals = shownDecimals(tables)
  const written = (kilograms: number) => format.number(kilograms, decimals)
  const { waste306_3, diverted306_4, disposed306_5 } = tables
  const titles = {
    generated: t('GRI 306-3: Waste generated'),
    diverted: t('GRI 306-4: Waste diverted from disposal'),
    disposed: t('GRI 306-5: Waste directed to disposal'),
  }
  const placeColumns = [t('Operation'), t('Onsite (kg)'), t('Offsite (kg)'), t('Total (kg)')]
  const placesRow = (name: string, places: Places, cell: GriFigure['cell']): GriTableRow => ({
    name,
    cells: [
      { text: written(places.onsite) },
      { text: written(places.offsite), cell },
      { text: written(places.total), cell },
    ],
  })
  const operationRows = (
    rows: ReadonlyArray<Places & { operation: RecoveryOperation | DisposalOperation }>,
    isHazardous: 'true' | 'false',
  ) =>
    rows.map(({ operation, ...places }) =>
      placesRow(t(griOperationLabels[operation]), places, { operation, isHazardous }),
    )
  return (
    <>
      <SectionCard title={titles.generated} subtitle={t('In kilograms')}>
        <GriTable
          label={titles.generated}
          columns={[
            t('Waste type'),
            t('Waste generated (kg)'),
            t('Diverted from disposal (kg)'),
            t('Directed to disposal (kg)'),
          ]}
          rows={[
            ...waste306_3.rows.map(({ wasteType, ...cells }) => ({
              name: t(wasteTypeLabels[wasteType]),
              wasteType,
              ...cells,
            })),
            { name: t('Total'), wasteType: undefined, isTotal: true, ...waste306_3.total },
          ].map(({ wasteType, generated, divertedFromDisposal, directedToDisposal, ...row }) => ({
            ...row,
            cells: [
              { text: written(generated), cell: { wasteType } },
              { text: written(divertedFromDisposal), cell: { wasteType, operation: 'diverted' as const } },
              { text: written(directedToDisposal), cell: { wasteType, operation: 'disposed' as const } },
            ],
          }))}
        />
      </SectionCard>
      <SectionCard title={titles.diverted} subtitle={t('In kilograms')}>
        {hazards.map((hazard) => {
          const isHazardous = hazard === 'hazardous' ? 'true' : 'false'
          const { rows, total } = diverted306_4[hazard]
          return (
            <section key={hazard} aria-label={t(hazardLabels[hazard])}>
              <h3>{t(hazardLabels[hazard])}</h3>
              <GriTable
                label={`${titles.diverted}, ${t(hazardLabels[hazard])}`}
                columns={placeColumns}
                rows={[
                  ...operationRows(rows, isHazardous),
                  { ...placesRow(t('Total'), total, { operation: 'diverted', isHazardous }), isTotal: true },
                ]}
              />
            </section>
          )
        })}
      </SectionCard>
      <SectionCard title={titles.disposed} subtitle={t('In kilograms')}>
        {hazards.map((hazard) => {
          const isHazardous = hazard === 'hazardous' ? 'true' : 'false'
          const { rows, total, unknownTreatment } = disposed306_5[hazard]
          return (
            <section key={hazard} aria-label={t(hazardLabels[hazard])}>
              <h3>{t(hazardLabels[hazard])}</h3>
              <GriTable
                label={`${titles.disposed}, ${t(hazardLabels[hazard])}`}
                columns={placeColumns}
                rows={[
                  ...operationRows(rows, isHazardous),
                  placesRow(
                    t('of which {{treatment}}', { treatment: t(wasteTreatmentLabels.unknown) }),
                    unknownTreatment,
                    { treatment: 'unknown', isHazardous },
                  ),
                  { ...placesRow(t('Total'), total, { operation: 'disposed', isHazardous }), isTotal: true },
                ]}
              />
            </section>
          )
        })}
      </SectionCard>
    </>
  )
}
