import type { BodyInputOf } from '@thant/contracts/endpoint'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { useState } from 'react'
import { notifyFailed } from '#components/feedback/notify.ts'
import { useIdempotencyKey } from '#components/form/idempotency-key.ts'
import { isApiError } from '#lib/calls/api-error.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useAskAboutFormer } from './components/new-report/ask-about-former.tsx'

/**
 * Saves a report when its id is first needed, unless it is known; resolves to undefined after a failure, which it
 * reports by the text it was given, and when its maker thinks again.
 */
export function useSaveReport(body: BodyInputOf<typeof reportEndpoints.create>, knownId: string | undefined) {
  const keyFor = useIdempotencyKey()
  const [savedId, setSavedId] = useState(knownId)
  const write = useWrite(reportEndpoints.create)
  const askAboutFormer = useAskAboutFormer()
  const once = async (failed: string, replaces: string | null = 'ask'): Promise<string | undefined> => {
    if (savedId !== undefined) return savedId
    const sent = { ...body, replaces }
    try {
      const { data } = await write.mutateAsync({ body: sent, idempotencyKey: keyFor(sent) })
      setSavedId(data._id)
      return data._id
    } catch (error) {
      const answer = isApiError(error) ? await askAboutFormer(error) : undefined
      if (answer) return once(failed, answer.replaces)
      if (answer === undefined) notifyFailed(failed)
      return undefined
    }
  }
  return { once, savedId, isSaving: write.isPending }
}
