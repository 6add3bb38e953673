import { ActionIcon, Button, Title } from '@mantine/core'
import { IconCalendarPin, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { firstYear, lastYear } from './year-days.ts'
import classes from './yearly-calendar.module.css'

type YearlyHeadProps = { year: number; onYear: (year: number) => void; onToday: () => void }

export function YearlyHead({ year, onYear, onToday }: YearlyHeadProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <header className={classes.head}>
      <ActionIcon
        variant="default"
        aria-label={t('Previous year')}
        disabled={year === firstYear}
        onClick={() => onYear(year - 1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Title order={2} aria-live="polite">
        {format.digits(String(year))}
      </Title>
      <ActionIcon
        variant="default"
        aria-label={t('Next year')}
        disabled={year === lastYear}
        onClick={() => onYear(year + 1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" leftSection={<IconCalendarPin size={16} />} onClick={onToday}>
        {t('Today')}
      </Button>
      <p className={classes.hint}>{t('Arrow keys move over the days, Enter opens a day.')}</p>
    </header>
  )
}
