import { Button } from '@mantine/core'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import type { GriTables } from '@thant/contracts/reporting/gri'
import { useState } from 'react'
import prose from '#components/layout/page/prose.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useSeesAllSites } from '../use-sees-all-sites.ts'
import { TargetsDialog } from './targets-dialog.tsx'
import { hasTargets, TargetsTable } from './targets-table.tsx'

type GriTargetsProps = { organizationId: string; range: MonthRange; tables: GriTables }

/** Puts the period beside what the organization aims at. Targets are of all its sites together. */
export function GriTargets({ organizationId, range, tables }: GriTargetsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const enabled = useSeesAllSites()
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } }, { enabled }).data
    ?.data
  if (organization === undefined) return null
  const isSet = hasTargets(organization)
  const { baseYear } = organization
  const change = can('organizations:change') && organization.archivedAt === null && (
    <Button variant="default" onClick={() => setIsOpen(true)}>
      {isSet ? t('Change targets') : t('Set targets')}
    </Button>
  )
  if (!isSet && !change && baseYear === null) return null
  return (
    <SectionCard title={t('Targets')} subtitle={isSet ? undefined : t('No targets are set yet.')} tools={change}>
      {isSet && <TargetsTable organization={organization} range={range} tables={tables} />}
      {baseYear !== null && (
        <p className={prose.note}>{t('Base year: {{year}}', { year: format.digits(String(baseYear)) })}</p>
      )}
      {isOpen && <TargetsDialog organization={organization} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  )
}
