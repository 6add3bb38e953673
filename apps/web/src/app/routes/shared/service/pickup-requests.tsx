import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { isUnfiltered } from '#components/data-table/address/is-unfiltered.ts'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { AnswerTime } from '#features/service/pickup-requests/components/answer-time.tsx'
import { AskButton } from '#features/service/pickup-requests/components/ask-button.tsx'
import { RequestsTable } from '#features/service/pickup-requests/components/requests-table.tsx'
import { requestsPart } from '#features/service/pickup-requests/use-open-view.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ search, me }) => {
  const own = me.organizationId?._id
  return listQueries(pickupRequestEndpoints.list, search, requestsPart(isUnfiltered(search), own))
}

export default function PickupRequests() {
  const { t } = useTranslation()
  const isStaff = useCan()('pickup-requests:answer')
  const own = useMe()?.organizationId?._id
  const subtitle = isStaff ? <AnswerTime /> : t('What you asked for, and what we answered.')
  return (
    <Page title={t('Requests')} subtitle={subtitle} action={<AskButton />}>
      <RequestsTable isStaff={isStaff} organizationId={own} add={<AskButton />} />
    </Page>
  )
}
