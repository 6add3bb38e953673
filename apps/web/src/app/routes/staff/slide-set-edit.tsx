import { slideSetEndpoints } from '@thant/contracts/learning'
import { useParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { EditSlideSetForm } from '#features/learning/components/edit-slide-set-form.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnTo } from '#lib/return-path.ts'

export default function SlideSetEdit() {
  const { t } = useTranslation()
  const { slideSetId = '' } = useParams()
  const list = useReturnTo(paths.learning)
  return (
    <Page width="form" title={t('Edit Slide Set')} crumbs={[{ label: t('Learning'), href: list }]}>
      <RecordLoader endpoint={slideSetEndpoints.get} request={{ params: { id: slideSetId } }}>
        {(set) => <EditSlideSetForm set={set} />}
      </RecordLoader>
    </Page>
  )
}
