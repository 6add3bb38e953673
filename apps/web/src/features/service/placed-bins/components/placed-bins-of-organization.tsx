import { binPaths } from '@thant/contracts/bin-paths'
import { placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { SiteCell } from '#features/customers/sites/components/site-cell.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useStandingFilter } from '../use-placed-bin-filters.ts'

type PlacedBinsProps = {
  /** The organization whose bins they are; none for a customer, who has no others. */
  organizationId?: string
  /** Shown in the empty list. */
  add?: ReactNode
}

/** Which bins stand at the sites of one organization. */
export function PlacedBinsOfOrganization({ organizationId, add }: PlacedBinsProps) {
  const { t } = useTranslation()
  const address = useListState(placedBinEndpoints.list)
  const state = { ...address, query: { ...address.query, ...(organizationId && { organizationId }) } }
  const mayChange = useCan()('placed-bins:change')
  return (
    <ListTable
      endpoints={placedBinEndpoints}
      label={t('Placed Bins')}
      state={state}
      search={t('Search code, site or bin')}
      filters={[useStandingFilter(), 'code', 'bin', 'placedOn', 'removedOn']}
      columns={['code', 'bin', 'site', 'placedOn', 'removedOn']}
      cells={{
        code: { onPhone: 'heading' },
        bin: { width: 120 },
        site: { width: 120, render: ({ site }) => <SiteCell name={site.name} /> },
      }}
      rowHref={({ _id }) => (mayChange ? generatePath(binPaths.placedBinEdit, { placedBinId: _id }) : undefined)}
      empty={{
        title: t('No bins are placed yet'),
        hint: t('Bins that stand at the sites appear here, each with the code on its label.'),
        action: add,
      }}
    />
  )
}
