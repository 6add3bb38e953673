import { Box, Card } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { EmptyChartDrawing } from '#components/drawings/empty-chart.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Page } from '#components/layout/page.tsx'
import { GriView } from '#features/gri/components/gri-view.tsx'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { useTranslation } from '#lib/i18n.ts'

/** The address keeps the organization; its sites are others, so a chosen site is dropped with it. */
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
      title={t('Waste by GRI 306')}
      subtitle={t('What was collected, what became of it, how it compares and how it is known.')}
    >
      <Box maw={480}>
        <OrganizationSelect label={t('Organization')} value={organizationId} onChange={choose} clearable />
      </Box>
      {organizationId === null ? (
        <Card>
          <EmptyState drawing={<EmptyChartDrawing />} title={t('Please choose an organization to see its waste.')} />
        </Card>
      ) : (
        <GriView key={organizationId} organizationId={organizationId} />
      )}
    </Page>
  )
}
