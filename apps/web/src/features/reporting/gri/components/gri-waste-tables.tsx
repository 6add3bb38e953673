import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import {
  type DisposalOperation,
  type GriWaste,
  griOperationLabels,
  type Places,
  type RecoveryOperation,
} from '@thant/contracts/reporting/gri'
import type { GriCell } from '@thant/contracts/reporting/gri-items'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { shownDecimals } from '../shown-decimals.ts'
import { GriOperations } from './gri-operations.tsx'
import { type GriFigure, GriTable, type GriTableRow } from './gri-table.tsx'

const kinds = [
  { hazard: 'hazardous', label: 'Hazardous', isHazardous: 'true' },
  { hazard: 'nonHazardous', label: 'Non-hazardous', isHazardous: 'false' },
] as const

type OperationPlaces = Places & { operation: RecoveryOperation | DisposalOperation }

/** The three tables of the standard, with its rows and columns. */
export function GriWasteTables({ tables }: { tables: GriWaste }) {
  const { t } = useTranslation()
  const format = useFormat()
  const decimals = shownDecimals(tables)
  const { waste306_3, diverted306_4, disposed306_5 } = tables
  const generatedTitle = t('GRI 306-3: Waste generated')
  const both = t('Hazardous and non-hazardous')
  const figure = (kilograms: number, cell: GriCell): GriFigure => ({
    text: format.number(kilograms, kilograms === 0 ? 0 : decimals),
    // Nothing is behind a zero.
    cell: kilograms === 0 ? undefined : cell,
  })
  const placesRow = (name: string, { offsite, total }: Places, cell: GriCell): GriTableRow => ({
    name,
    isEmpty: total === 0,
    cells: [{ text: '–' }, figure(offsite, cell), figure(total, cell)],
  })
  const totalRow = (places: Places, cell: GriCell) => ({
    ...placesRow(t('Total'), places, cell),
    isTotal: true,
    isEmpty: false,
  })
  const operationRows = (rows: readonly OperationPlaces[], isHazardous: 'true' | 'false') =>
    rows.map(({ operation, ...places }) =>
      placesRow(t(griOperationLabels[operation]), places, { operation, isHazardous }),
    )
  return (
    <>
      <SectionCard title={generatedTitle} subtitle={t('In kilograms')}>
        <GriTable
          label={generatedTitle}
          columns={[t('Waste type'), t('Waste generated'), t('Diverted from disposal'), t('Directed to disposal')]}
          rows={[
            ...waste306_3.rows.map(({ wasteType, ...cells }) => ({
              name: t(wasteTypeLabels[wasteType]),
              wasteType,
              ...cells,
            })),
            { name: t('Total'), wasteType: undefined, isTotal: true, ...waste306_3.total },
          ].map(({ wasteType, generated, divertedFromDisposal, directedToDisposal, ...row }) => ({
            ...row,
            isEmpty: wasteType !== undefined && generated === 0,
            cells: [
              figure(generated, { wasteType }),
              figure(divertedFromDisposal, { wasteType, operation: 'diverted' }),
              figure(directedToDisposal, { wasteType, operation: 'disposed' }),
            ],
          }))}
        />
      </SectionCard>
      <GriOperations
        title={t('GRI 306-4: Waste diverted from disposal')}
        parts={[
          ...kinds.map(({ hazard, label, isHazardous }) => ({
            name: t(label),
            rows: [
              ...operationRows(diverted306_4[hazard].rows, isHazardous),
              totalRow(diverted306_4[hazard].total, { operation: 'diverted', isHazardous }),
            ],
          })),
          { name: both, rows: [totalRow(diverted306_4.total, { operation: 'diverted' })] },
        ]}
      />
      <GriOperations
        title={t('GRI 306-5: Waste directed to disposal')}
        parts={[
          ...kinds.map(({ hazard, label, isHazardous }) => ({
            name: t(label),
            rows: [
              ...operationRows(disposed306_5[hazard].rows, isHazardous),
              placesRow(t('of which unknown treatment'), disposed306_5[hazard].unknownTreatment, {
                treatment: 'unknown',
                isHazardous,
              }),
              totalRow(disposed306_5[hazard].total, { operation: 'disposed', isHazardous }),
            ],
          })),
          { name: both, rows: [totalRow(disposed306_5.total, { operation: 'disposed' })] },
        ]}
      />
    </>
  )
}
