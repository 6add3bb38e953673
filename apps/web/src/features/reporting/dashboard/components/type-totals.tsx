import { Card, Skeleton, useComputedColorScheme } from '@mantine/core'
import { wasteColor } from '@thant/charts/palette'
import { listedTypes, sumKg, type WasteSummary, wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { useContext, useId } from 'react'
import { PeriodAbove } from '#components/charts/period-above.ts'
import { Figure } from '#components/figures/figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './type-totals.module.css'

export function TypeTotals({ figures, period }: { figures: readonly WasteSummary[] | undefined; period: string }) {
  const { t } = useTranslation()
  const headingId = useId()
  const isPeriodAbove = useContext(PeriodAbove)
  return (
    <Card component="section" aria-labelledby={headingId} className={classes.card}>
      <header className={classes.head}>
        <h2 id={headingId}>{t('Total by waste type')}</h2>
        {!isPeriodAbove && <p>{period}</p>}
      </header>
      <TypeTotalsList figures={figures} />
    </Card>
  )
}

/** The weight and share of each waste type, in the colours that charts give them. */
export function TypeTotalsList({ figures }: { figures: readonly WasteSummary[] | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const surface = useComputedColorScheme('light')
  const total = sumKg((figures ?? []).map(({ quantity }) => quantity))
  return (
    <dl className={classes.types}>
      {listedTypes(figures?.some(({ name }) => name === 'Mixed') ?? false).map((type) => {
        const quantity = figures?.find(({ name }) => name === type)?.quantity ?? 0
        return (
          <div key={type} style={{ borderColor: wasteColor(type, surface) }}>
            <dt>{t(wasteTypeLabels[type])}</dt>
            {figures ? (
              <dd>
                <Figure value={format.weight(quantity)} unit={t('kg')} />
                <span className={classes.share}>{format.share(total === 0 ? 0 : (quantity / total) * 100)}</span>
              </dd>
            ) : (
              <dd>
                <Skeleton height={24} width="70%" />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
