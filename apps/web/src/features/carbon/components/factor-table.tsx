import type { FactorSet } from '@thant/contracts/carbon'
import classes from '#components/data-table/figure-table.module.css'
import { usePlanFormat } from '#features/plan/use-plan-format.ts'
import { WasteTypeBadge } from '#features/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'

const columns = [
  { key: 'direct', title: 'A direct' },
  { key: 'avoidedMaterial', title: 'B avoided material or fertilizer' },
  { key: 'avoidedLandfill', title: 'C avoided landfilling' },
] as const

export function FactorTable({ factorSet }: { factorSet: FactorSet }) {
  const { t } = useTranslation()
  const { formatValue } = usePlanFormat()
  return (
    <table className={classes.table} aria-label={t('Factors of {{name}}', { name: factorSet.name })}>
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
          <tr key={`${line.material} ${line.part}`}>
            <th scope="row">
              <span>
                <WasteTypeBadge type={line.material} />
                {line.part !== '' && <span className={classes.part}> {t(line.part)}</span>}
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
