import { Skeleton } from '@mantine/core'
import { factorSetEndpoints } from '@thant/contracts/reporting/factor-sets'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { AddFactorSetForm } from '#features/reporting/carbon/components/add-factor-set-form.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = () => [endpointQuery(factorSetEndpoints.list, {})]

export default function FactorSetAdd() {
  const { t } = useTranslation()
  const result = useEndpoint(factorSetEndpoints.list, {})
  const sets = result.data?.data
  return (
    <Page
      width="form"
      title={t('Add Factor Set')}
      subtitle={t('It begins with the factors of the latest set.')}
      crumbs={[{ label: t('Factor sets'), href: paths.factorSets }]}
    >
      {sets ? (
        <AddFactorSetForm latest={sets[0]} />
      ) : result.isError ? (
        <FailedCard error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <Skeleton height={420} radius="md" />
      )}
    </Page>
  )
}
