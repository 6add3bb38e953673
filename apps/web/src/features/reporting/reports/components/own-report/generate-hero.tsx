import { Button, Group } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import type { Quarter } from '@thant/contracts/reporting/quarters'
import { formatMonths } from '@thant/i18n/short-dates'
import { FiguresBoardDrawing } from '#components/drawings/figures-board.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { monthsOf } from '../../month-range.ts'
import classes from './generate-hero.module.css'

type GenerateHeroProps = {
  /** True once a report is shown. */
  isAgain: boolean
  onChoose: () => void
  /** The quarter that most customers want, which needs no dialog. */
  suggested: Quarter | undefined
  onCreate: (firstMonth: string) => void
}

export function GenerateHero({ isAgain, onChoose, suggested, onCreate }: GenerateHeroProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <section className={classes.hero} aria-label={t('Generate Report')} data-small={isAgain || undefined}>
      <div>
        <h2 className={classes.title}>{t('Generate Report')}</h2>
        <p className={classes.line}>
          {t(
            'Choose a quarter to see what was collected, what it was made of, how it changed over the months, and what could improve.',
          )}
        </p>
        <Group gap="sm">
          <Button size="md" leftSection={<IconCalendarStats size={18} />} onClick={onChoose}>
            {isAgain ? t('Choose another quarter') : t('Choose a quarter')}
          </Button>
          {suggested && (
            <Button
              size="md"
              variant="outline"
              className={classes.suggested}
              onClick={() => onCreate(suggested.firstMonth)}
            >
              {t('Last quarter: {{months}}', { months: formatMonths(monthsOf(suggested), format, t) })}
            </Button>
          )}
        </Group>
      </div>
      <FiguresBoardDrawing className={classes.picture} />
    </section>
  )
}
