import { Stack } from '@mantine/core'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { onOneLine } from '@thant/i18n/word-joiner'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { History } from '#features/company/audit/components/history.tsx'
import { RecordOutcomeButton } from '#features/service/outcomes/components/record-outcome-button.tsx'
import { StaffPickupOutcomes } from '#features/service/outcomes/components/staff-pickup-outcomes.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { EditPickupForm } from '#features/service/pickups/form/edit-pickup-form.tsx'
import { PickupScheduleNote } from '#features/service/schedules/components/pickup-schedule-note.tsx'
import { PickupEvidence } from '#features/service/visits/components/pickup-evidence.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ params: { logisticsId = '' } }) => [
  endpointQuery(pickupEndpoints.get, { params: { id: logisticsId } }),
]

export default function PickupEdit() {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const { logisticsId = '' } = useParams()
  const list = useReturnTo(paths.pickups)
  const { data } = useEndpoint(pickupEndpoints.get, { params: { id: logisticsId } })
  const shown = data?.data
  return (
    <Page
      width="form"
      title={shown ? `${shown.organizationId.name} · ${onOneLine(format.dateTime(shown.pickUpTime))}` : t('Pickup')}
      badge={shown && <PickupStatusBadge status={shown.status} />}
      crumbs={[{ label: t('Pickups'), href: list }]}
    >
      <RecordLoader endpoint={pickupEndpoints.get} request={{ params: { id: logisticsId } }} list={list}>
        {(pickup) => {
          const form = (
            <Stack gap="md">
              <EditPickupForm
                pickup={pickup}
                renderAction={(onChanged) => <RecordOutcomeButton pickup={pickup} onChanged={onChanged} />}
                outcome={
                  <>
                    <StaffPickupOutcomes pickup={pickup} />
                    <PickupScheduleNote pickup={pickup} />
                    <PickupEvidence pickupId={pickup._id} />
                  </>
                }
              />
            </Stack>
          )
          if (!can('audit:read')) return form
          const history = <History entity="pickup" id={pickup._id} />
          return (
            <RecordTabs
              keepsMounted
              label={t('Waste collection')}
              tabs={[
                { key: 'details', label: t('Details'), content: form },
                { key: 'history', label: t('History'), content: history },
              ]}
            />
          )
        }}
      </RecordLoader>
    </Page>
  )
}
