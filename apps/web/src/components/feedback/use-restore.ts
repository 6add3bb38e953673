import type { Endpoint } from '@thant/contracts/endpoint'
import type { idParams } from '@thant/contracts/primitives'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { notifyDone, notifyError } from './notify.ts'

export type RestoreEndpoint = Endpoint & {
  method: 'POST'
  params: typeof idParams
  query?: undefined
  body?: undefined
}

/** Restores an archived record, which loses nothing, so it asks for no confirmation. */
export function useRestore(endpoint: RestoreEndpoint): (row: { _id: string }, name: string) => Promise<void> {
  const { t } = useTranslation()
  const write = useWrite(endpoint)
  return async ({ _id: id }, name) => {
    try {
      await write.mutateAsync({ params: { id } })
      notifyDone(t('{{name}} was restored.', { name }))
    } catch (error) {
      notifyError(error, t)
    }
  }
}
