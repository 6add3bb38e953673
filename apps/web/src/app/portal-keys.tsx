import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from 'react-router'
import { KeysDialog } from '#components/keys/keys-dialog.tsx'
import { focusListSearch, focusRow, peekAtRow, stepTo } from '#components/keys/list-keys.ts'
import { useKeys } from '#components/keys/use-keys.ts'
import type { NavEntry } from '#components/layout/shell/sidebar-nav.tsx'

/** The keys of the signed-in screens; `?` shows them. */
export function PortalKeys({ navigation }: { navigation: readonly NavEntry[] }) {
  const navigate = useNavigate()
  const [isShown, dialog] = useDisclosure(false)
  useKeys((key) => {
    if (key === '/') return focusListSearch()
    if (key === 'j') return focusRow(1)
    if (key === 'k') return focusRow(-1)
    if (key === 'p') return peekAtRow()
    if (key === '[') return stepTo('previous')
    if (key === ']') return stepTo('next')
    if (key === '?') dialog.open()
    const line = navigation.find(({ shortcut }) => key === `g${shortcut}`)
    if (line) void navigate(`${line.tabs[0].href}${line.tabs[0].search ?? ''}`)
    return key === '?' || line !== undefined
  })
  return (
    <KeysDialog
      opened={isShown}
      onClose={dialog.close}
      menu={navigation.map(({ shortcut, label }) => ({ keys: ['g', shortcut], label }))}
    />
  )
}
