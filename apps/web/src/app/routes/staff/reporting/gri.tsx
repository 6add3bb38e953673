import { Box } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { OrganizationSelect } from '#features/customers/organizations/components/organization-select.tsx'
import { GriView } from '#features/reporting/gri/components/gri-view.tsx'
import { griQueries } from '#features/reporting/gri/gri-queries.ts'
import { LatestGriReports } from '#features/reporting/reports/components/gri-reports/latest-gri-reports.tsx'
import { SaveGriReport } from '#features/reporting/reports/components/gri-reports/save-gri-report.tsx'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search, timeZone }) =>
  griQueries(search.get('organization') ?? undefined, search, thisMonthIn(timeZone))

/** All organizations together, until the address names one. Its sites are others, so a chosen site is dropped with it. */
export default function StaffGri() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const organizationId = params.get('organization')
  const choose = (chosen: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      after.delete('site')
      if (chosen === null) after.delete('organization')
      else after.set('organization', chosen)
      return after
    })
  return (
    <Page
      title={t('GRI 306 report')}
      subtitle={t('What was collected, what became of it, how it compares and how it is known.')}
      action={<SaveGriReport organizationId={organizationId} />}
    >
      <Box maw={480}>
        <OrganizationSelect
          label={t('Organization')}
          placeholder={t('All organizations')}
          value={organizationId}
          onChange={choose}
          clearable
        />
      </Box>
      <GriView key={organizationId} organizationId={organizationId ?? undefined} />
      <LatestGriReports organizationId={organizationId} />
    </Page>
  )
}
