import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { factorSetEndpoints } from '@thant/contracts/reporting/factor-sets'
import { Link } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { FactorSetsList } from '#features/reporting/carbon/components/factor-sets-list.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = () => [endpointQuery(factorSetEndpoints.list, {})]

export default function FactorSets() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Factor sets')}
      subtitle={t('The emission factors of the carbon report. Versions are never edited.')}
      action={
        <Button component={Link} to={paths.factorSetAdd} leftSection={<IconPlus size={16} />}>
          {t('Add Factor Set')}
        </Button>
      }
    >
      <FactorSetsList />
    </Page>
  )
}
