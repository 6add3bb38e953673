import { useMutation } from '@tanstack/react-query'
import { notifyError } from '#components/feedback/notify.ts'
import { call } from '#lib/calls/api-client.ts'
import type { ApiError } from '#lib/calls/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'
import { usePublicOrigin } from '#lib/links/public-origin.ts'
import type { SharedKind } from './shared-kinds.ts'

/** A link that was just handed out. */
export type MadeLink = {
  link: string
  expiresAt: string
  /** Whether the browser let us copy it; unset for a link of chosen days, which is copied by its own button. */
  isCopied?: boolean
}

/** Shares a saved report by its living link, or by a new one, and copies the address; `reset` forgets it. */
export function useShareReport({ endpoints, path }: SharedKind) {
  const { t } = useTranslation()
  const addressOf = useLinkAddress(path)
  return useMutation<MadeLink & { reportId: string }, ApiError, string>({
    mutationFn: async (reportId) => {
      const { data } = await call(endpoints.share, {
        params: { id: reportId },
        body: {},
        idempotencyKey: crypto.randomUUID(),
      })
      const { link, expiresAt } = data
      return { reportId, link, expiresAt, isCopied: await copy(addressOf(link)) }
    },
    onError: (error) => notifyError(error, t),
  })
}

/** Browsers refuse it without a click just before, without focus, and on pages that came by plain HTTP. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Makes the address of a share link, by which anybody reads the report on the screen at the path. */
export function useLinkAddress(path: string): (link: string) => string {
  const origin = usePublicOrigin()
  return (link) => `${origin}${path}?link=${link}`
}
