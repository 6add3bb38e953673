import { possibleKey } from '@thant/i18n/possible-key'
import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import type * as z from 'zod/mini'
import type { ApiError } from '#lib/calls/api-error.ts'

/** The message over a form that could not be saved: the same for each failure, or chosen by the failure. */
export type FailureTexts = TranslationKey | ((failure: ApiError) => TranslationKey | undefined)

/** What a form finds wrong itself, by the path of the field; `''` is the whole form. */
export type FieldProblems = Record<string, TranslationKey | undefined>

/** A fixed message applies only when the server was unreachable or failed, because other errors explain themselves. */
export function failureText(failure: ApiError, texts: FailureTexts | undefined): TranslationKey | undefined {
  if (typeof texts === 'function') return texts(failure)
  return failure.isUnreachable || failure.code === 'server.failed' ? texts : undefined
}

export function versionOf(record: unknown): number | undefined {
  const version = (record as { __v?: unknown } | null)?.__v
  return typeof version === 'number' ? version : undefined
}

/** Keeps the first problem of each field, by the field's path. */
export function problemsIn(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const parsed = schema.safeParse(body)
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) problems[path.join('.')] ??= message
  return problems
}

/** Translates problems, also those that the contract finds or the server answers. */
export function translated(problems: Record<string, string | undefined>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) =>
      message === undefined ? [] : [[path, t(possibleKey(message))]],
    ),
  )
}

export function issuesByField({ issues }: ApiError): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]))
}
