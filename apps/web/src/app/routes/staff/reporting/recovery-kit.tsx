import { backupEndpoints } from '@thant/contracts/reporting/backups'
import { Page } from '#components/layout/page/page.tsx'
import { RecoveryKit as Kit } from '#features/reporting/backups/components/recovery-kit.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = () => [endpointQuery(backupEndpoints.list, {})]

export default function RecoveryKit() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Recovery kit')}
      subtitle={t('A page to print and keep away from the server, for the day on which it is gone.')}
      crumbs={[{ label: t('Backups'), href: paths.backups }]}
    >
      <Kit />
    </Page>
  )
}
