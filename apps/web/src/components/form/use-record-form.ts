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
import { useIdempotencyKey } from './idempotency-key.ts'

export type RecordForm<Values> = {
  form: UseFormReturnType<Values>
  isSaving: boolean
  /** Counts failed submits, so that the summary takes the focus each time. */
  failures: number
  /** What went wrong apart from the fields. */
  failure: ApiError | undefined
  /** Said over the failure; `{{message}}` stands for the reason, which follows by itself where it is not in there. */
  failedText: string | undefined
  /** Someone else saved first: the values as they are now. */
  stale: { values: Values } | undefined
  submit: () => void
  takeTheirs: () => void
  keepMine: () => void
  /** The same person changed the record beside the form: it goes on from there, unless others came in between. */
  followOwnChange: (version: number) => void
}

type WriteEndpoint = Endpoint & { body: z.ZodMiniType }
type Options<E extends WriteEndpoint, Values> = {
  endpoint: E
  params?: CallOptions<E>['params']
  initialValues: Values
  /** What the contract can't know, by field; under `''` for the form as a whole. */
  alsoCheck?: (values: Values) => Record<string, string | undefined>
  /** Where the fields differ from what goes over the wire. */
  toBody?: (values: Values) => BodyInputOf<E>
  /** The record's `__v` and how its fields are filled, where someone else may change it at the same time. */
  version?: { now: number; toValues: (record: ReplyOf<E>) => Values }
  /** Said when the server says nothing of its own. */
  saved: string
  /**
   * Likewise after a failure: over an unreachable or broken server. A function has words for every failure, with
   * `{{message}}` for the reason and `{{status}}`, or leaves it to them.
   */
  failed?: string | ((failure: ApiError) => string | undefined)
  onSaved?: (record: ReplyOf<E>) => void
}

/**
 * A form over one endpoint: the contract checks it here as it will on the server, both kinds of problems stand at their
 * fields, sending it twice saves it once, and what was typed survives every failure.
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
      translated({ ...problemsIn(options.endpoint.body, bodyOf(values)), ...options.alsoCheck?.(values) }, t),
  })

  const failed = (error: ApiError | undefined) => {
    setFailure(error)
    setFailures((count) => count + 1)
  }

  const send = async (values: Values) => {
    // What the contract leaves: trimmed, and without fields that only this screen knows.
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
      if (error.code === 'record.stale' && options.version && error.current) {
        const record = error.current as ReplyOf<E> & { __v: number }
        return setTheirs({ values: options.version.toValues(record), version: record.__v })
      }
      form.setErrors(translated(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])), t))
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
    failedText: failure && wordsFor(failure, options.failed),
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

/** Fixed words are for what has none of its own: the server was not reached, or broke. */
function wordsFor(
  failure: ApiError,
  words: string | ((failure: ApiError) => string | undefined) | undefined,
): string | undefined {
  if (typeof words === 'function') return words(failure)
  return failure.isUnreachable || failure.code === 'server.failed' ? words : undefined
}

/** After a save the form stands on the record's new version. */
function versionOf(record: unknown): number | undefined {
  const version = (record as { __v?: unknown } | null)?.__v
  return typeof version === 'number' ? version : undefined
}

/** The first problem of each field, under the field's path. */
function problemsIn(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const parsed = schema.safeParse(body)
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}

function translated(problems: Record<string, string | undefined>, t: (text: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) => (message === undefined ? [] : [[path, t(message)]])),
  )
}
