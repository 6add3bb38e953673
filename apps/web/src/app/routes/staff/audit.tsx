import type { AuditEntry } from '@thant/contracts/audit'
import { generatePath } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { AuditTable } from '#features/audit/components/audit-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '../../paths.ts'
import { organizationProfile, userProfile } from '../../profile-address.ts'

export default function Audit() {
  const { t } = useTranslation()
  return (
    <Page title={t('Audit log')} line={t('Who changed what and when. Nothing here can be changed or deleted.')}>
      <AuditTable recordHref={recordHref} />
    </Page>
  )
}

/** What is deleted has no screen any more; what was done to it stays to be read here. */
function recordHref({ entity, entityId, action }: AuditEntry): string | undefined {
  if (entityId === null || action.endsWith('.archive') || action.endsWith('.deactivate')) return undefined
  if (entity === 'organization') return organizationProfile(entityId)
  if (entity === 'user') return userProfile(entityId)
  return entity === 'pickup' ? generatePath(paths.pickupEdit, { logisticsId: entityId }) : undefined
}
