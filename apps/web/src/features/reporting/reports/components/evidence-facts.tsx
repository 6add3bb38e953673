import { Anchor } from '@mantine/core'
import { periodOf } from '@thant/contracts/reporting/quarters'
import type { SharedReport } from '@thant/contracts/reporting/report-data'
import { Link } from 'react-router'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useReportTitles } from '../report-title.ts'
import classes from './shared-report-tabs.module.css'

/** What names the frozen report, and where to check that a copy of it is genuine. */
export function EvidenceFacts({ report: { number, sha256, createdAt, data } }: { report: SharedReport }) {
  const { t } = useTranslation()
  const format = useFormat()
  const titles = useReportTitles()
  return (
    <SectionCard title={t('The report')}>
      <Facts
        facts={[
          { label: t('Organization'), value: data.organization.name },
          { label: t('Period'), value: titles.quarters(periodOf(data)) },
          { label: t('Report number'), value: number },
          { label: t('Date'), value: format.date(createdAt) },
          ...(data.revises ? [{ label: t('Corrects report'), value: data.revises.number }] : []),
          { label: t('SHA-256 of the data'), value: <span className={classes.digest}>{sha256}</span> },
          {
            label: t('Is this report genuine?'),
            value: (
              <Anchor component={Link} underline="always" to={`${paths.verifyFingerprint}?sha256=${sha256}`}>
                {t('Check the report')}
              </Anchor>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}
