import { type UseFormReturnType, useForm } from '@mantine/form'
import type { BodyInputOf, Endpoint, ReplyOf } from '@thant/contracts/endpoint'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { notifyDone } from '#components/feedback/notify.ts'
import type { CallOptions } from '#lib/api-client.ts'
import { type ApiError, isApiError } from '#lib/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'
import { uploadsSucceed } from '#lib/running-uploads.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import {
  currentRecordIn,
  type FailureTexts,
  failureText,
  issuesByField,
  problemsIn,
  translated,
  versionOf,
} from './form-problems.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

export type RecordForm<Values> = {
  form: UseFormReturnType<Values>
  isSaving: boolean
  /** Counts failed submits, so that the error summary takes the focus after each of them. */
  failures: number
  /** The error of the last submit, unless all of it is shown at fields. */
  failure: ApiError | undefined
  /** Shown instead of the failure's message, which `{{message}}` inserts; the message follows it otherwise. */
  failedText: string | undefined
  /** Set when somebody else saved first: the current values of the record. */
  stale: { values: Values } | undefined
  submit: () => void
  takeTheirs: () => void
  keepMine: () => void
  /**
   * Adopts the version of a change that the same user made outside the form, unless others changed the record in
   * between.
   */
  followOwnChange: (version: number) => void
}

type WriteEndpoint = Endpoint & { body: z.ZodMiniType }
type Options<E extends WriteEndpoint, Values> = {
  endpoint: E
  params?: CallOptions<E>['params']
  initialValues: Values
  /** Checks what the contract cannot know; returns messages by field, or under `''` for the whole form. */
  validate?: (values: Values) => Record<string, string | undefined>
  /** Converts the values when the fields differ from the request body. */
  toBody?: (values: Values) => BodyInputOf<E>
  /** Enables conflict detection by the record's `__v`; `toValues` fills the fields after a conflict. */
  version?: { now: number; toValues: (record: ReplyOf<E>) => Values }
  /** The success message when the reply has none. */
  saved: string
  /**
   * The failure message when the server was unreachable or broke. A function may replace every message and return
   * undefined to keep it; `{{message}}` and `{{status}}` are filled in.
   */
  failed?: FailureTexts
  onSaved?: (record: ReplyOf<E>) => void
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
  const version = useRef(options.version?.now)
  const isSending = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failures, setFailures] = useState(0)
  const [failure, setFailure] = useState<ApiError>()
  const [theirs, setTheirs] = useState<{ values: Values; version: number }>()

  const bodyOf = (values: Values): Record<string, unknown> => ({
    ...((options.toBody?.(values) ?? values) as Record<string, unknown>),
    ...(version.current === undefined ? {} : { __v: version.current }),
  })
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: options.initialValues,
    validate: (values) =>
      translated({ ...problemsIn(options.endpoint.body, bodyOf(values)), ...options.validate?.(values) }, t),
  })

  const failed = (error: ApiError | undefined) => {
    setFailure(error)
    setFailures((count) => count + 1)
  }

  const send = async (values: Values) => {
    // Parsing trims the values, and drops fields that only this screen knows.
    const body = options.endpoint.body.parse(bodyOf(values))
    const idempotencyKey = options.endpoint.method === 'POST' ? keyFor(body) : undefined
    const sent = { params: options.params, body, idempotencyKey } as unknown as CallOptions<E>
    try {
      const reply = (await write.mutateAsync(sent)) as { data: ReplyOf<E>; message?: string }
      form.setInitialValues(values)
      form.resetDirty(values)
      version.current = versionOf(reply.data) ?? version.current
      notifyDone(t(reply.message ?? options.saved))
      options.onSaved?.(reply.data)
    } catch (error) {
      if (!isApiError(error)) throw error
      const current = options.version && currentRecordIn<ReplyOf<E>>(error)
      if (options.version && current) {
        return setTheirs({ values: options.version.toValues(current.record), version: current.version })
      }
      form.setErrors(translated(issuesByField(error), t))
      failed(error.issues.length > 0 && typeof options.failed !== 'function' ? undefined : error)
    }
  }

  const submit = form.onSubmit(
    async () => {
      if (isSending.current) return
      isSending.current = true
      setIsSaving(true)
      setFailure(undefined)
      try {
        if (await uploadsSucceed()) await send(form.getValues())
      } finally {
        isSending.current = false
        setIsSaving(false)
      }
    },
    () => failed(undefined),
  )

  const settle = () => {
    version.current = theirs?.version
    setTheirs(undefined)
  }

  return {
    form,
    isSaving,
    failures,
    failure,
    failedText: failure && failureText(failure, options.failed),
    stale: theirs,
    submit,
    takeTheirs: () => {
      if (theirs) form.setValues(theirs.values)
      if (theirs) form.resetDirty(theirs.values)
      settle()
    },
    keepMine: settle,
    followOwnChange: (next) => {
      if (version.current === next - 1) version.current = next
    },
  }
}
