import { ActionIcon } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './refresh-button.module.css'

type Loaded = { dataUpdatedAt: number; refetch: () => Promise<unknown> }
type RefreshButtonProps = {
  /** The card's title, which distinguishes the buttons for screen readers. */
  of: string
  queries: readonly Loaded[]
  /** Leaves the time to the button's tooltip, where another one beside it says it already. */
  isQuiet?: boolean
}

/** The button is busy for at most this long, even when the request takes longer (docs/specification.md 9-17). */
const longestBusyMs = 5_000

/** Reloads a card's figures, and shows when they were last loaded. */
export function RefreshButton({ of, queries, isQuiet = false }: RefreshButtonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [isBusy, setBusy] = useState(false)
  const loadedAt = Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt))
  const refresh = async () => {
    setBusy(true)
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestBusyMs))
    await Promise.race([Promise.all(queries.map(({ refetch }) => refetch())), tooLong])
    setBusy(false)
  }
  const loaded =
    loadedAt > 0 ? t('Updated {{time}}', { time: format.time(new Date(loadedAt).toISOString()) }) : undefined
  return (
    <span className={classes.refresh}>
      {loaded !== undefined && !isQuiet && <span>{loaded}</span>}
      <ActionIcon
        size={28}
        aria-label={t('Refresh {{card}}', { card: of })}
        data-tooltip={isQuiet && loaded !== undefined ? `${t('Refresh')} (${loaded})` : t('Refresh')}
        loading={isBusy}
        onClick={refresh}
      >
        <IconRefresh size={16} />
      </ActionIcon>
    </span>
  )
}
