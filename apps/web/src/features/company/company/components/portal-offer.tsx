import { Button } from '@mantine/core'
import { IconCalendarEvent, IconChartBar, IconFileText, IconLeaf } from '@tabler/icons-react'
import { Link } from 'react-router'
import { FiguresBoardDrawing } from '#components/drawings/figures-board.tsx'
import { Section } from '#components/layout/public-site/section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompany } from '#lib/use-format.ts'
import classes from './cards.module.css'

const facts = [
  { text: 'A dashboard of what was collected, month by month and type by type', Icon: IconChartBar },
  { text: 'A calendar with every pickup of the year', Icon: IconCalendarEvent },
  { text: 'Quarterly waste audit reports, ready for your auditor', Icon: IconFileText },
  { text: 'A carbon report that shows its working', Icon: IconLeaf },
] as const

export function PortalOffer() {
  const { t } = useTranslation()
  const sample = useCompany()?.sampleReportUrl
  return (
    <Section isQuiet title={t('Every kilogram in view')} picture={<FiguresBoardDrawing />}>
      <ul className={classes.facts}>
        {facts.map(({ text, Icon }) => (
          <li key={text} className={classes.fact}>
            <Icon size={22} aria-hidden />
            {t(text)}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {sample && (
          <Button component="a" href={sample}>
            {t('See a sample report')}
          </Button>
        )}
        <Button component={Link} to={paths.logIn} variant={sample ? 'default' : 'filled'}>
          {t('Sign in')}
        </Button>
      </div>
    </Section>
  )
}
