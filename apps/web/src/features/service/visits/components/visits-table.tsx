import { IconEye } from '@tabler/icons-react'
import { roadPaths } from '@thant/contracts/road-paths'
import { shownConflictLabels } from '@thant/contracts/service/visit-states'
import { visitList } from '@thant/contracts/service/visits'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { FilterToggle } from '#components/data-table/filters/filter-toggle.tsx'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useOpeningView } from '#components/data-table/views/use-opening-view.ts'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { SiteCell } from '#features/customers/sites/components/site-cell.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { visitBadges } from '../visit-badges.ts'
import { visitsPart } from '../visits-part.ts'

export function VisitsTable() {
  const { t } = useTranslation()
  const opening = useOpeningView()
  const address = useListState(visitList.list, { sort: visitsPart(opening.isOn).sort })
  const state = { ...address, query: { ...address.query, ...visitsPart(opening.isOn).query } }
  return (
    <ListTable
      endpoints={visitList}
      label={t('Visits')}
      state={state}
      search={t('Search organization')}
      toggles={<FilterToggle label={t('To look at')} icon={IconEye} isOn={opening.isOn} onToggle={opening.toggle} />}
      filters={['state', 'recordedAt']}
      initiallyHidden={['site']}
      cells={{
        organization: { width: 130, onPhone: 'heading' },
        site: { width: 110, render: ({ stop }) => <SiteCell name={stop.site} /> },
        driver: { width: 110, render: ({ driver }) => <CellText>{driver?.name ?? '–'}</CellText> },
        state: {
          width: 190,
          render: (row) => (
            <CellLine>
              <StatusBadge badge={visitBadges[row.state]} />
              {row.conflict !== null && row.state === 'to-look-at' && (
                <CellText>{t(shownConflictLabels[row.conflict])}</CellText>
              )}
            </CellLine>
          ),
        },
      }}
      rowHref={({ _id }) => generatePath(roadPaths.visit, { visitId: _id })}
      empty={{
        title: opening.isOn ? t('No visit is to be looked at') : t('No visits yet'),
        hint: t('What drivers record at their stops appears here.'),
      }}
    />
  )
}
