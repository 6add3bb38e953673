import { ModalsProvider } from '@mantine/modals'
import { roleLabels } from '@thant/contracts/roles'
import { Outlet } from 'react-router'
import { notifyError } from '#components/feedback/notify.ts'
import { Shell } from '#components/layout/shell.tsx'
import { UserMenu } from '#components/layout/user-menu.tsx'
import { Bell } from '#features/customers/notifications/components/bell.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { signOut, useMe } from '#lib/session.ts'
import { userMenuOf } from './navigation.ts'
import { useNavigation } from './use-navigation.ts'
import { usePrefetchedCode } from './use-prefetch.ts'

export function SignedInShell() {
  const { t } = useTranslation()
  const me = useMe()
  const navigation = useNavigation()
  const can = useCan()
  usePrefetchedCode(navigation.flatMap(({ tabs }) => tabs.map(({ href }) => href)))
  if (!me) return null
  const logOut = () => {
    signOut().catch((error: unknown) => notifyError(error, t))
  }
  return (
    <ModalsProvider>
      <Shell
        navigation={navigation}
        userMenu={
          <>
            <Bell />
            <UserMenu
              name={me.name}
              subtitle={me.organizationId?.name ?? t(roleLabels[me.type])}
              picture={me.organizationId?.logo ?? null}
              entries={userMenuOf(me.type, logOut, can)}
            />
          </>
        }
      >
        <Outlet />
      </Shell>
    </ModalsProvider>
  )
}
