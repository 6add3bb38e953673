import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import {
  type CarbonFactorSet,
  type FactorSet,
  factorLineKey,
  isOfDefaultTreatment,
  partName,
} from '@thant/contracts/reporting/factor-sets'
import { possibleKey } from '@thant/i18n/possible-key'
import classes from '#components/data-table/figure-table.module.css'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'

const columns = [
  { key: 'direct', title: 'A direct' },
  { key: 'avoidedMaterial', title: 'B avoided material or fertilizer' },
  { key: 'avoidedLandfill', title: 'C avoided landfilling' },
] as const

/** The usual treatment of a material is not named, since reports take it for granted. */
export function FactorTable({ factorSet }: { factorSet: FactorSet | CarbonFactorSet }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  return (
    <table className={classes.table} aria-label={t('Factors of {{name}}', { name: factorSet.name })}>
      <caption className={classes.unit}>{t('In t CO₂e per tonne of waste')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Material')}</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {factorSet.factors.map((line) => (
          <tr key={factorLineKey(line)}>
            <th scope="row">
              <span>
                <WasteTypeBadge type={line.material} />
                {line.treatment && !isOfDefaultTreatment(line) && (
                  <span className={classes.part}> {t(wasteTreatmentLabels[line.treatment])}</span>
                )}
                {line.part !== '' && <span className={classes.part}> {t(possibleKey(partName(line.part)))}</span>}
              </span>
            </th>
            {columns.map(({ key, title }) => (
              <td key={key} data-label={t(title)}>
                {formatValue({ factor: line[key] })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
