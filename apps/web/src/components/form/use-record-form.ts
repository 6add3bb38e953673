import { type UseFormReturnType, useForm } from '@mantine/form'
import type { BodyInputOf, BodyOf, Endpoint, ReplyOf } from '@thant/contracts/endpoint'
import type { idParams } from '@thant/contracts/primitives'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { notifyDone } from '#components/feedback/notify.ts'
import { isRequired } from '#components/fields/required.ts'
import type { CallOptions } from '#lib/calls/api-client.ts'
import { type ApiError, isApiError } from '#lib/calls/api-error.ts'
import { uploadsSucceed } from '#lib/calls/running-uploads.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import {
  type FailureTexts,
  type FieldProblems,
  failureText,
  issuesByField,
  problemsIn,
  translated,
  versionOf,
} from './form-problems.ts'
import { useIdempotencyKey } from './idempotency-key.ts'
import { type Conflict, useConflict } from './use-conflict.ts'

export type RecordForm<Values> = Omit<Conflict<Values>, 'show' | 'startFrom'> & {
  form: UseFormReturnType<Values>
  /** True when the contract or the form's own check refuses `empty` at this path; fields are marked by it. */
  isRequired(path: string, empty: unknown): boolean
  isSaving: boolean
  /** Counts failed submits, so that the error summary takes the focus after each of them. */
  failures: number
  /** The error of the last submit, unless all of it is shown at fields. */
  failure: ApiError | undefined
  /** Shown instead of the failure's message, which `{{message}}` inserts. */
  failedText: TranslationKey | undefined
  /** True when the failure's message is to follow the text; `SERVER ERROR FOUND` adds nothing to a chosen one. */
  isReasonShown: boolean
  submit: () => void
}

type WriteEndpoint = Endpoint & { body: z.ZodMiniType }
/** An endpoint whose reply is one record. */
export type RowEndpoint<Row> = Endpoint & { reply: z.ZodMiniType<Row> }
/** An endpoint that takes a record's fields, and replies with the saved record. */
export type RecordEndpoint<Row> = RowEndpoint<Row> & { body: z.ZodMiniType }
export type WithId = { params: typeof idParams }
type Options<E extends WriteEndpoint, Values> = {
  endpoint: E
  params?: CallOptions<E>['params']
  initialValues: Values
  /** Checks what the contract cannot know; returns messages by field, or under `''` for the whole form. */
  validate?: (values: Values) => FieldProblems
  /** Converts the values when the fields differ from the request body. */
  toBody?: (values: Values) => BodyInputOf<E>
  /**
   * Enables conflict detection by the record's `__v`; `toValues` fills the fields after a conflict. Objects of several
   * fields, such as `vehicle`, are named as `groups`.
   */
  version?: { now: number; toValues: (record: ReplyOf<E>) => Values; groups?: readonly string[] }
  /** The success message when the reply has none. */
  saved: TranslationKey
  /**
   * The failure message when the server was unreachable or broke. A function may replace every message and return
   * undefined to keep it; `{{message}}` and `{{status}}` are filled in.
   */
  failed?: FailureTexts
  /**
   * Asks the user about a refusal that may be overruled. Resolves to the body's fields that overrule it, to null if the
   * user thinks again, and to undefined for any other failure.
   */
  overrule?: (refusal: ApiError) => Promise<Partial<BodyInputOf<E>> | null | undefined>
  /** Shows the success message in place of the usual notification, e.g. with a link to the new record. */
  announce?: (message: string, record: ReplyOf<E>) => void
  onSaved?: (record: ReplyOf<E>) => void
  /** Takes the checked body instead of the server, for what is kept on the device and sent later; tells so itself. */
  keep?: (body: BodyOf<E>, values: Values) => Promise<void>
  onChange?: (values: Values) => void
}

/**
 * A form over one endpoint: the contract validates it here as on the server, problems appear at their fields, a double
 * submit saves once, and the input survives every failure.
 */
export function useRecordForm<E extends WriteEndpoint, Values extends Record<string, unknown>>(
  options: Options<E, Values>,
): RecordForm<Values> {
  const { t } = useTranslation()
  const write = useWrite(options.endpoint)
  const keyFor = useIdempotencyKey()
  const saves = useRef(0)
  const version = useRef(options.version?.now)
  const [failures, setFailures] = useState(0)
  const [failure, setFailure] = useState<ApiError>()

  const bodyOf = (values: Values) => versioned(options.toBody?.(values) ?? values, version.current)
  const problemsOf = (values: Values) => ({
    ...problemsIn(options.endpoint.body, bodyOf(values)),
    ...options.validate?.(values),
  })
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: options.initialValues,
    validate: (values) => translated(problemsOf(values), t),
    onValuesChange: options.onChange,
  })

  const { show, startFrom, ...conflict } = useConflict(form, version)

  const failed = (error: ApiError | undefined) => {
    setFailure(error)
    setFailures((count) => count + 1)
  }

  const send = async (values: Values, overruling?: Partial<BodyInputOf<E>>): Promise<void> => {
    // Parsing trims the values, and drops fields that only this screen knows.
    const body = options.endpoint.body.parse({ ...bodyOf(values), ...overruling })
    if (options.keep) {
      startFrom(values)
      return options.keep(body as BodyOf<E>, values)
    }
    // What was saved already is not repeated: the same values saved again later are another change.
    const idempotencyKey = keyFor([saves.current, body])
    const sent = { params: options.params, body, idempotencyKey } as unknown as CallOptions<E>
    try {
      const reply = (await write.mutateAsync(sent)) as { data: ReplyOf<E>; message?: TranslationKey }
      saves.current += 1
      const isUnchanged = options.version && savedNothing(options.version.toValues(reply.data), values, form)
      startFrom(values)
      version.current = versionOf(reply.data) ?? version.current
      const message = t(reply.message ?? (isUnchanged ? 'Nothing was changed.' : options.saved))
      if (options.announce) options.announce(message, reply.data)
      else notifyDone(message)
      options.onSaved?.(reply.data)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (options.version && error.code === 'record.stale' && versionOf(error.current) !== undefined) {
        const { staleFormFrom } = await import('./stale-form.ts')
        return show(staleFormFrom(error, { base: form.getInitialValues(), mine: values }, options.version))
      }
      const answer = await options.overrule?.(error)
      if (answer) return send(values, answer)
      // Whoever thinks again sees at which field.
      form.setErrors(translated(issuesByField(error), t))
      if (answer === null) return
      failed(error.issues.length > 0 && typeof options.failed !== 'function' ? undefined : error)
    }
  }

  const [save, isSaving] = useOneAtATime(async () => {
    setFailure(undefined)
    if (await uploadsSucceed()) await send(form.getValues())
  })
  const submit = form.onSubmit(save, () => failed(undefined))

  return {
    form,
    isRequired: (path, empty) => isRequired(form.getValues(), { path, empty }, problemsOf),
    isSaving,
    failures,
    failure,
    failedText: failure && failureText(failure, options.failed),
    isReasonShown: typeof options.failed === 'string' || failure?.code !== 'server.failed',
    submit,
    ...conflict,
  }
}

function versioned(body: unknown, version: number | undefined): Record<string, unknown> {
  return { ...(body as Record<string, unknown>), ...(version === undefined ? {} : { __v: version }) }
}

/** Returns a function that does nothing while it still runs, and whether it does. */
function useOneAtATime(task: () => Promise<void>): [run: () => Promise<void>, isRunning: boolean] {
  const running = useRef(false)
  const [isRunning, setIsRunning] = useState(false)
  const run = async () => {
    if (running.current) return
    running.current = true
    setIsRunning(true)
    try {
      await task()
    } finally {
      running.current = false
      setIsRunning(false)
    }
  }
  return [run, isRunning]
}

/** An upload is a change that the record's values do not show, and a button can change a record without a typed value. */
function savedNothing<Values>(saved: Values, sent: Values, { getInitialValues }: UseFormReturnType<Values>): boolean {
  const before = JSON.stringify(getInitialValues())
  return JSON.stringify(sent) === before && JSON.stringify(saved) === before
}
