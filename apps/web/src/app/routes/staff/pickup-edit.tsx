import { pickupEndpoints } from '@thant/contracts/pickups'
import { useNavigate, useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditPickupForm } from '#features/pickups/components/edit-pickup-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '../../paths.ts'

export default function PickupEdit() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { logisticsId = '' } = useParams()
  const list = useCameFrom(paths.pickups)
  return (
    <Page
      width="form"
      title={t('Edit Waste Collection')}
      crumbs={[{ label: t('Waste Collection Schedules'), href: list }]}
    >
      <FreshRecord endpoint={pickupEndpoints.get} asked={{ params: { id: logisticsId } }}>
        {(pickup) => <EditPickupForm pickup={pickup} cancelHref={list} onSaved={() => navigate(list)} />}
      </FreshRecord>
    </Page>
  )
}
