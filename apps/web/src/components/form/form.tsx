import { Button } from '@mantine/core'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormContext } from '#components/fields/form-context.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { ErrorSummary } from './error-summary.tsx'
import classes from './form.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import type { RecordForm } from './use-record-form.ts'

const StaleDialog = lazy(() => import('./stale-dialog.tsx'))

type FormProps<Values> = {
  form: RecordForm<Values>
  children: ReactNode
  /** Label of the submit button; `Save` by default. */
  submit?: string
  /** Target or action of Cancel; `back` goes back in history, and undefined omits the button. */
  cancel?: string | 'back' | (() => void)
  /** Shown beside the buttons, e.g. who changed the record last. */
  note?: ReactNode
  /** Focuses the first invalid field instead of listing the problems, which suits a form of a few fields. */
  isShort?: boolean
  /** True in a dialog over another form: closing it loses only a field or two, so it asks for no confirmation. */
  isInDialog?: boolean
  /** True after a form that can only be submitted once was submitted. */
  isDone?: boolean
  /** True where every field has to be filled in, as for signing in, so that an asterisk would say nothing. */
  isAllRequired?: boolean
  /** Keeps the buttons in view at the bottom of a long form. */
  hasStickyButtons?: boolean
}

/** A form with sections of fields, an error summary, and Save with Cancel beside it. */
export function Form<Values extends Record<string, unknown>>({
  form,
  children,
  submit,
  cancel,
  note,
  isInDialog = false,
  isShort = isInDialog,
  isDone = false,
  isAllRequired = false,
  hasStickyButtons = false,
}: FormProps<Values>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  // Stays mounted after it was shown, so that closing the dialog returns the focus.
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
    <form ref={setElement} className={classes.form} onSubmit={send} noValidate data-form>
      <ErrorSummary form={form} within={element} isShort={isShort} />
      <FormContext value={isAllRequired ? { ...form, isRequired: () => false } : form}>{children}</FormContext>
      <div className={classes.buttons} data-sticky={hasStickyButtons || undefined}>
        <Button type="submit" loading={form.isSaving} disabled={isDone}>
          {submit ?? t('Save')}
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

/**
 * Compares the values as a whole, because the form library forgets added lines once another field is changed and
 * reverted.
 */
function hasChanges<Values>({ form }: RecordForm<Values>): boolean {
  return JSON.stringify(form.getValues()) !== JSON.stringify(form.getInitialValues())
}

/**
 * Disables the fields of a server-rendered form until its code is there. Before that the browser itself would submit
 * the form, and React would not know what was typed.
 */
export function UntilHydrated({ children }: { children: ReactNode }) {
  return (
    <fieldset className={classes.untilHydrated} disabled={!useIsHydrated()}>
      {children}
    </fieldset>
  )
}
