import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

type PaymentAddress = { order: string; token: string }

/**
 * Returns the payment in `?order=&token=`. Moves it from the address bar, where others could read or copy the token, to
 * the history entry, which survives a reload.
 */
export function usePaymentAddress(): PaymentAddress | undefined {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const fromAddress = readAddress(search)
  const isInAddress = fromAddress !== undefined
  useEffect(() => {
    if (isInAddress) navigate('.', { replace: true, state: { payment: readAddress(search) } })
  }, [isInAddress, search, navigate])
  return fromAddress ?? (state as { payment?: PaymentAddress } | null)?.payment
}

function readAddress(search: string): PaymentAddress | undefined {
  const params = new URLSearchParams(search)
  const order = params.get('order')
  const token = params.get('token')
  return order && token ? { order, token } : undefined
}
