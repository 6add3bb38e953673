import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isSomethingOpen, latinKey } from '#components/keys/key-of.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import type { SearchPage } from '../search-entry.ts'
import classes from './search-box.module.css'

const SearchPalette = lazy(() => import('./search-palette.tsx'))

/** Opens the search, also by Ctrl+K or Cmd+K; its code loads only then. */
export function SearchBox({ pages }: { pages: readonly SearchPage[] }) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow(62)
  const [timesOpened, setTimesOpened] = useState(0)
  const open = () => setTimesOpened((times) => times + 1)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOwn = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event) === 'k'
      if (!isOwn || event.defaultPrevented || isSomethingOpen()) return
      event.preventDefault()
      setTimesOpened((times) => times + 1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      {isNarrow ? (
        <ActionIcon aria-label={t('Search everything')} aria-haspopup="dialog" onClick={open}>
          <IconSearch size={20} />
        </ActionIcon>
      ) : (
        <UnstyledButton className={classes.field} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={open}>
          <IconSearch size={16} aria-hidden />
          <span>{t('Search everything')}</span>
          <Kbd size="xs" aria-hidden>
            {isApple() ? '⌘ K' : 'Ctrl K'}
          </Kbd>
        </UnstyledButton>
      )}
      {timesOpened > 0 && (
        <Suspense>
          <SearchPalette timesOpened={timesOpened} pages={pages} />
        </Suspense>
      )}
    </>
  )
}

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
}
