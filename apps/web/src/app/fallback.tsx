import { Button, Card } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { TippedBinDrawing } from '#components/drawings/tipped-bin.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { notifyNotice } from '#components/feedback/notify.ts'
import { Page } from '#components/layout/page/page.tsx'
import { Redirect } from '#components/layout/route-changes/redirect.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { isKnownPath } from './next-address.ts'

/** What a signed-in user gets where their role has no screen. */
export function Fallback() {
  return isKnownPath(useLocation().pathname) ? <NoAccess /> : <NoSuchPage />
}

/** Redirects to the start page, with a notice that says why. */
function NoAccess() {
  const { t } = useTranslation()
  useEffect(() => notifyNotice(t('You have no access to that page.')), [t])
  return <Redirect to={paths.home} />
}

function NoSuchPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('Page not found')}>
      <Card>
        <EmptyState
          drawing={<TippedBinDrawing />}
          title={t('There is no page at this address.')}
          hint={t('The address may be mistyped, or the page has moved. The search at the top finds it by name.')}
          action={
            <Button component={Link} to={paths.home}>
              {t('To the start page')}
            </Button>
          }
        />
      </Card>
    </Page>
  )
}
