import { Popover, UnstyledButton } from '@mantine/core'
import type { WeightMeasure } from '@thant/contracts/materials/wastes'
import { weightMeasureLabels } from '@thant/contracts/materials/wastes'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './how-known.module.css'

type HowKnownProps = {
  measures: ReadonlyArray<{ measure: WeightMeasure; weightKg: number; uncertainty?: { percent: number } | undefined }>
  /** Null of nothing, and absent in former reports: then nothing is shown. */
  uncertaintyPercent: number | null | undefined
}

/** The ± of a total, which opens how the total is known. */
export function HowKnown({ measures, uncertaintyPercent }: HowKnownProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  if (uncertaintyPercent == null) return null
  const plusMinus = format.plusMinus(uncertaintyPercent)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start">
      <Popover.Target>
        <UnstyledButton
          className={classes.open}
          aria-label={t('{{figure}}: how it is known', { figure: plusMinus })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {plusMinus}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <dl className={classes.measures}>
          {measures
            .filter(({ weightKg }) => weightKg > 0)
            .map(({ measure, weightKg, uncertainty }) => (
              <div key={measure}>
                <dt>{t(weightMeasureLabels[measure])}</dt>
                <dd>
                  {format.kg(weightKg)} {uncertainty && format.plusMinus(uncertainty.percent)}
                </dd>
              </div>
            ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
