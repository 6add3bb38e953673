import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import type { EvidencedReport } from '../../evidenced-report.ts'
import classes from '../report-screen/shared-report-tabs.module.css'

/** What names the frozen report, and where to check that a copy of it is genuine. */
export function EvidenceFacts({ report }: { report: EvidencedReport }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { number, sha256, createdAt, organization, sites, period, revises } = report
  return (
    <SectionCard title={t('The report')}>
      <Facts
        facts={[
          { label: t('Organization'), value: organization ?? t('All organizations') },
          ...sites.map((name) => ({ label: t('Site'), value: name })),
          { label: t('Period'), value: period },
          { label: t('Report number'), value: number },
          { label: t('Date'), value: format.date(createdAt) },
          ...(revises === undefined ? [] : [{ label: t('Corrects report'), value: revises }]),
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
