import { useMutation } from '@tanstack/react-query'
import { reportEndpoints } from '@thant/contracts/reports'
import { call } from '#lib/api-client.ts'
import type { ApiError } from '#lib/api-error.ts'

/** How long a link works when its maker chose no other time. */
export const usualLinkDays = 30

/** Creates a link to a saved report and returns its secret. */
export function useShareReport() {
  return useMutation<string, ApiError, string>({
    mutationFn: async (id) => {
      const body = { expiresInDays: usualLinkDays }
      const { data } = await call(reportEndpoints.share, {
        params: { id },
        body,
        idempotencyKey: crypto.randomUUID(),
      })
      return data.link
    },
  })
}
