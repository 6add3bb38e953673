import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { useGriPeriod } from '#features/reporting/gri/use-gri-period.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useSaveGriReport } from '../../use-save-gri-report.ts'

/** Saves the tables of the months and the site in the address; null is all organizations together. */
export function SaveGriReport({ organizationId }: { organizationId: string | null }) {
  const { t } = useTranslation()
  const can = useCan()
  const { range } = useGriPeriod()
  const site = useChosenSite(organizationId) ?? null
  const { save, isSaving } = useSaveGriReport()
  if (!can('reports:create')) return null
  return (
    <Button
      leftSection={<IconLock size={16} />}
      loading={isSaving}
      onClick={() => void save({ organization: organizationId, site, ...range })}
      data-screen-only
    >
      {t('Save as a report')}
    </Button>
  )
}
