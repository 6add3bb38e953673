import { slideSetEndpoints } from '@thant/contracts/learning'
import { useParams } from 'react-router'
import { FreshRecord } from '#components/form/fresh-record.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditSlideSetForm } from '#features/learning/components/edit-slide-set-form.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

export default function SlideSetEdit() {
  const { t } = useTranslation()
  const { slideSetId = '' } = useParams()
  const list = useCameFrom(paths.learning)
  return (
    <Page width="form" title={t('Edit Slide Set')} crumbs={[{ label: t('Learning'), href: list }]}>
      <FreshRecord endpoint={slideSetEndpoints.get} asked={{ params: { id: slideSetId } }}>
        {(set) => <EditSlideSetForm set={set} />}
      </FreshRecord>
    </Page>
  )
}
