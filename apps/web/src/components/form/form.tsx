import { Button } from '@mantine/core'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { ErrorSummary } from './error-summary.tsx'
import classes from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { RecordForm } from './use-record-form.ts'

const StaleDialog = lazy(() => import('./stale-dialog.tsx'))

type FormProps<Values> = {
  form: RecordForm<Values>
  children: ReactNode
  /** The button's words; `Submit` unless the specification says another. */
  submit?: string
  /** Where Cancel leads, or what it does; `back` goes back in history, and without it there is no Cancel. */
  cancel?: string | 'back' | (() => void)
  /** Beside the buttons, e.g. who changed the record last. */
  note?: ReactNode
  /** A form of a few fields needs no list of what is wrong with them: the first wrong one takes the focus. */
  isShort?: boolean
  /** In a dialog over another form: closing it loses one or two fields, and asks nothing. */
  isInDialog?: boolean
  /** It is sent and can not be sent again. */
  isDone?: boolean
}

/** Sections of fields, a summary of what is wrong, and Submit with Cancel beside it. */
export function Form<Values extends Record<string, unknown>>({
  form,
  children,
  submit,
  cancel,
  note,
  isInDialog = false,
  isShort = isInDialog,
  isDone = false,
}: FormProps<Values>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  // Once shown it stays, so that closing it gives the focus back.
  const [wasStale, setWasStale] = useState(false)
  if (form.stale && !wasStale) setWasStale(true)
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  const leave = () => {
    if (typeof cancel === 'function') cancel()
    else if (cancel === 'back') navigate(-1)
    else if (cancel !== undefined) navigate(cancel)
  }
  return (
    <form ref={setElement} className={classes.form} onSubmit={send} noValidate>
      <ErrorSummary form={form} within={element} isShort={isShort} />
      {children}
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isSaving} disabled={isDone}>
          {submit ?? t('Submit')}
        </Button>
        {cancel !== undefined && (
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        )}
        {note !== undefined && <div className={classes.note}>{note}</div>}
      </div>
      {!isInDialog && <LeaveGuard isUnsaved={() => hasChanges(form)} />}
      <Suspense>{wasStale && <StaleDialog form={form} within={element} />}</Suspense>
    </form>
  )
}

/** Compared as a whole: the form library forgets added lines once another field was changed and changed back. */
function hasChanges<Values>({ form }: RecordForm<Values>): boolean {
  return JSON.stringify(form.getValues()) !== JSON.stringify(form.getInitialValues())
}
