import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Dialog } from '#components/feedback/dialog.tsx'
import { registerUnsavedWork } from '#lib/entries/unsaved-work.ts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './form.module.css'

/** Asks for confirmation before a link, Back or closing the tab discards unsaved changes. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { t } = useTranslation()
  const latest = useRef(isUnsaved)
  useEffect(() => {
    latest.current = isUnsaved
  })
  useEffect(() => registerUnsavedWork(() => latest.current()), [])
  useBeforeUnload((event) => {
    if (latest.current()) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && latest.current(),
  )
  return (
    <Dialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('Leave without saving?')}
      size="sm"
    >
      <Text c="dimmed">{t('What you changed on this page is not saved yet.')}</Text>
      <div className={classes.decision}>
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {t('Stay here')}
        </Button>
        <Button color="brick" onClick={() => blocker.proceed?.()}>
          {t('Leave')}
        </Button>
      </div>
    </Dialog>
  )
}
