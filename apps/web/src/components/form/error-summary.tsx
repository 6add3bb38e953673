import { Alert, Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorText } from '#lib/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { fieldAt, labelOf } from './field-label.ts'
import classes from './form.module.css'
import type { RecordForm } from './use-record-form.ts'

type Entry = { path: string; label: string | undefined; message: string }
type ErrorSummaryProps<Values> = { form: RecordForm<Values>; within: HTMLElement | null; isShort: boolean }

/** After a failed submit: what is wrong, each with a way to its field. It takes the focus, so it is read out. */
export function ErrorSummary<Values extends Record<string, unknown>>(props: ErrorSummaryProps<Values>) {
  const { form, within, isShort } = props
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<Entry[]>([])
  const { '': ofForm, ...ofFields } = form.form.errors
  const fields = JSON.stringify(ofFields)

  // The labels are read off the fields themselves, so they are known only once those are drawn.
  useLayoutEffect(() => {
    const found = Object.entries<string>(JSON.parse(fields)).map(([path, message]) => {
      const field = fieldAt(within, path)
      return { path, message, field, label: labelOf(field) }
    })
    setEntries(found.toSorted((one, other) => inOrder(one.field, other.field)))
  }, [fields, within])

  const reason = form.failure && errorText(form.failure, t)
  const says = form.failedText
  const whole = says === undefined ? (reason ?? ofForm) : t(says, { message: reason, status: form.failure?.status })
  const listed = isShort ? entries.filter(({ label }) => label === undefined) : entries
  const isShown = form.failures > 0 && (listed.length > 0 || whole !== undefined)

  const focused = useRef(0)
  useEffect(() => {
    const hasProblem = isShown || entries.length > 0
    if (focused.current === form.failures || !hasProblem) return
    focused.current = form.failures
    const target = box.current ?? within?.querySelector<HTMLElement>('[aria-invalid="true"]')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  })

  if (!isShown) return null
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="brick"
      icon={<IconAlertCircle />}
      className={classes.summary}
      title={whole ?? t('{{count}} problems', { count: listed.length })}
    >
      {says?.includes('{{message}}') === false && <div>{reason}</div>}
      {form.failure !== undefined && !isShort && t('What you typed is still here.')}
      {listed.length > 0 && (
        <ul>
          {listed.map(({ path, label, message }) => (
            <li key={path}>
              {label === undefined ? (
                message
              ) : (
                <Anchor
                  component="button"
                  type="button"
                  c="inherit"
                  ta="left"
                  underline="always"
                  onClick={() => fieldAt(within, path)?.focus()}
                >
                  {label}: {message}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** From the top of the form to its end, as the reader goes through it. */
function inOrder(one: HTMLElement | undefined, other: HTMLElement | undefined): number {
  if (one === undefined || other === undefined || one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
