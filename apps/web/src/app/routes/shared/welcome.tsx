import { CleanStreetDrawing } from '#components/drawings/clean-street.tsx'
import { Page } from '#components/layout/page.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/session.ts'

/** The start page of an area that has no dashboard of its own. */
export default function Welcome() {
  const { t } = useTranslation()
  const me = useMe()
  return (
    <Page title={t('Hello, {{name}}', { name: me?.name })} line={t('Choose from the menu what you want to do.')}>
      <CleanStreetDrawing />
    </Page>
  )
}
