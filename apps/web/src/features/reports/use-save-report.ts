import type { BodyInputOf } from '@thant/contracts/endpoint'
import { reportEndpoints } from '@thant/contracts/reports'
import { useState } from 'react'
import { notifyFailed } from '#components/feedback/notify.ts'
import { useIdempotencyKey } from '#components/form/idempotency-key.ts'
import { useWrite } from '#lib/use-endpoint.ts'

/**
 * Saves a report when its id is first needed, unless it is known; resolves to undefined after a failure, which it
 * reports by the text it was given.
 */
export function useSaveReport(body: BodyInputOf<typeof reportEndpoints.create>, knownId: string | undefined) {
  const keyFor = useIdempotencyKey()
  const [savedId, setSavedId] = useState(knownId)
  const write = useWrite(reportEndpoints.create)
  const once = async (failed: string): Promise<string | undefined> => {
    if (savedId !== undefined) return savedId
    try {
      const { data } = await write.mutateAsync({ body, idempotencyKey: keyFor(body) })
      setSavedId(data._id)
      return data._id
    } catch {
      notifyFailed(failed)
      return undefined
    }
  }
  return { once, savedId, isSaving: write.isPending }
}
