import { IconCalendarPlus } from '@tabler/icons-react'
import { type Failure, outcomeList } from '@thant/contracts/service/outcomes'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { CellTime } from '#components/data-table/cells/cell-time.tsx'
import type { RowAction } from '#components/data-table/columns/column.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCan } from '#lib/visitor/access.ts'
import { RescheduleDialog } from './reschedule-dialog.tsx'

/** Lists what was not collected, the latest first, and plans new pickups. */
export function FailuresTable() {
  const { t } = useTranslation()
  const can = useCan()
  const state = useListState(outcomeList.list)
  const ofOrganization = useOrganizationAndSiteFilters(state.filters.organizationId)
  const [chosen, setChosen] = useState<Failure>()
  const [isOpen, setIsOpen] = useState(false)
  const plan = (failure: Failure) => {
    setChosen(failure)
    setIsOpen(true)
  }
  const actionsFor = (failure: Failure): RowAction[] =>
    can('pickups:schedule') && failure.followedBy === null && !failure.isOverruled
      ? [{ label: t('Plan a new pickup'), icon: IconCalendarPlus, onClick: () => plan(failure) }]
      : []
  return (
    <>
      <ListTable
        endpoints={outcomeList}
        label={t('Not collected')}
        state={state}
        filters={['code', ...ofOrganization, 'recordedAt']}
        cells={{
          organization: { width: 170, onPhone: 'heading' },
          code: { width: 190 },
          note: { width: 80, render: (row) => <CellText>{row.note}</CellText> },
          recordedAt: { isSecondary: true },
          followedBy: {
            render: ({ followedBy }) => (followedBy ? <CellTime instant={followedBy.pickUpTime} /> : '–'),
          },
        }}
        rowActions={actionsFor}
        {...(can('pickups:read') && {
          rowHref: ({ pickup }: Failure) => generatePath(paths.pickupEdit, { logisticsId: pickup._id }),
        })}
        empty={{
          title: t('Everything was collected'),
          hint: t('Pickups that a driver or the office records as not collected are listed here.'),
        }}
      />
      {chosen && (
        <RescheduleDialog key={chosen._id} isOpen={isOpen} pickup={chosen.pickup} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
