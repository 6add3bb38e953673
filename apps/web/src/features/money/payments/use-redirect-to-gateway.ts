import type { Checkout } from '@thant/contracts/money/payments'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isApiError } from '#lib/calls/api-error.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import { redirectToGateway } from './redirect-to-gateway.ts'

/** Starts a payment once, even after a double click, and navigates to the card provider. */
export function useRedirectToGateway<Choice = void>(begin: (choice: Choice) => Promise<Checkout>) {
  const isLeaving = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const set = (isNow: boolean) => {
    isLeaving.current = isNow
    setIsBusy(isNow)
  }

  // The browser may restore this page from its back/forward cache, still marked as busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      set(false)
      void queryClient.invalidateQueries()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  })

  const start = async (choice: Choice) => {
    if (isLeaving.current) return
    set(true)
    setFailure(undefined)
    try {
      redirectToGateway(await begin(choice))
    } catch (error) {
      set(false)
      if (!isApiError(error)) throw error
      setFailure(error)
      // It was paid or withdrawn elsewhere, so what the page shows of it is outdated.
      if (error.status === 409) void queryClient.invalidateQueries()
    }
  }
  return { pay: (choice: Choice) => void start(choice), isBusy, failure }
}
