import { ModalsProvider } from '@mantine/modals'
import { roleLabels } from '@thant/contracts/customers/user-types'
import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { RecordSteps } from '#components/data-table/record-steps/record-steps.tsx'
import { notifyError } from '#components/feedback/notify.ts'
import { IconTooltip } from '#components/layout/icon-tooltip.tsx'
import { Shell } from '#components/layout/shell/shell.tsx'
import { UserMenu } from '#components/layout/shell/user-menu.tsx'
import { Bell } from '#features/customers/notifications/components/bell.tsx'
import { SearchBox } from '#features/reporting/search/components/search-box.tsx'
import { confirmLeavingUnsent } from '#features/service/driver/confirm-leaving-unsent.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { signOut, useMe } from '#lib/visitor/session.ts'
import { userMenuOf } from './navigation.ts'
import { PortalKeys } from './portal-keys.tsx'
import { useNavigation } from './use-navigation.ts'
import { usePrefetchedCode } from './use-prefetched-code.ts'

const DriverOutbox = lazy(() => import('#features/service/driver/components/driver-outbox.tsx'))

export function SignedInShell() {
  const { t } = useTranslation()
  const me = useMe()
  const navigation = useNavigation()
  const can = useCan()
  const tabs = navigation.flatMap((entry) => entry.tabs)
  const addresses = tabs.map(({ href }) => href)
  usePrefetchedCode(addresses)
  if (!me) return null
  const logOut = async () => {
    if (me.type === 'DRIVER' && !(await confirmLeavingUnsent(t))) return
    signOut().catch((error: unknown) => notifyError(error, t))
  }
  const ownMenu = userMenuOf(me.type, logOut, can)
  const pages = [...tabs, ...ownMenu.filter((entry) => 'href' in entry).filter(({ href }) => !addresses.includes(href))]
  return (
    <ModalsProvider>
      <PortalKeys navigation={navigation} />
      <IconTooltip />
      <Shell
        navigation={navigation}
        search={<SearchBox pages={pages} />}
        userMenu={
          <>
            <Bell />
            <UserMenu
              name={me.name}
              subtitle={me.organizationId?.name ?? t(roleLabels[me.type])}
              picture={me.organizationId?.logo ?? null}
              entries={ownMenu}
            />
          </>
        }
      >
        <Suspense>{me.type === 'DRIVER' && <DriverOutbox userId={me._id} />}</Suspense>
        <RecordSteps />
        <Outlet />
      </Shell>
    </ModalsProvider>
  )
}
