import { Alert, Anchor, Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsConnected } from '#lib/calls/connection.ts'
import { errorText } from '#lib/calls/error-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { fieldAt, labelOf } from './field-label.ts'
import classes from './form.module.css'
import type { RecordForm } from './use-record-form.ts'

type Entry = { path: string; label: string | undefined; message: string }
type ErrorSummaryProps<Values> = { form: RecordForm<Values>; within: HTMLElement | null; isShort: boolean }

/**
 * Lists the problems after a failed submit, with a link to each field. It takes the focus so that screen readers read
 * it out.
 */
export function ErrorSummary<Values extends Record<string, unknown>>(props: ErrorSummaryProps<Values>) {
  const { form, within, isShort } = props
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  const box = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<Entry[]>([])
  const { '': ofForm, ...ofFields } = form.form.errors
  const fields = JSON.stringify(ofFields)

  // Runs after rendering, because the labels are read from the fields' elements.
  useLayoutEffect(() => {
    const found = Object.entries<string>(JSON.parse(fields)).map(([path, message]) => {
      const field = fieldAt(within, path)
      return { path, message, field, label: labelOf(field) }
    })
    setEntries(found.toSorted((one, other) => inOrder(one.field, other.field)))
  }, [fields, within])

  const reason = form.failure && errorText(form.failure, t)
  const failedText = form.failedText
  const formMessage =
    failedText === undefined ? (reason ?? ofForm) : t(failedText, { message: reason, status: form.failure?.status })
  const listed = isShort ? entries.filter(({ label }) => label === undefined) : entries
  const count = listed.length
  const problems = t('{{count}} problems', { count })
  const isShown = form.failures > 0 && (listed.length > 0 || formMessage !== undefined)

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
  if (form.failure?.isUnreachable && isConnected) {
    return (
      <Alert role="alert" color="amber" title={t('You are back online. Not sent yet.')}>
        <Button type="submit" loading={form.isSaving}>
          {t('Send')}
        </Button>
      </Alert>
    )
  }
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      color="brick"
      icon={<IconAlertCircle />}
      className={classes.summary}
      title={formMessage ?? problems}
    >
      {failedText !== undefined && form.isReasonShown && <div>{reason}</div>}
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

/** Compares two fields by their position in the document. */
function inOrder(one: HTMLElement | undefined, other: HTMLElement | undefined): number {
  if (one === undefined || other === undefined || one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
