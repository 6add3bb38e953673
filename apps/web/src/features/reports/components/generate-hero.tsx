import { Button } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { FiguresBoardDrawing } from '#components/drawings/figures-board.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './generate-hero.module.css'

export function GenerateHero({ isAgain, onChoose }: { isAgain: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  return (
    <section className={classes.hero} aria-label={t('Generate Report')} data-small={isAgain || undefined}>
      <div>
        <h2 className={classes.title}>{t('Generate Report')}</h2>
        <p className={classes.line}>
          {t(
            'Choose a quarter to see what was collected, what it was made of, how it changed over the months, and what could improve.',
          )}
        </p>
        <Button size="md" leftSection={<IconCalendarStats size={18} />} onClick={onChoose}>
          {isAgain ? t('Choose another quarter') : t('Choose a quarter')}
        </Button>
      </div>
      <FiguresBoardDrawing className={classes.picture} />
    </section>
  )
}
