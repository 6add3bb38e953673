import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

type PaymentAddress = { order: string; token: string }

/**
 * The payment that `?order=&token=` names. The token is taken out of the address bar, where it would be read over a
 * shoulder or sent on; it stays with the history entry, so a reload works.
 */
export function usePaymentAddress(): PaymentAddress | undefined {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const given = readAddress(search)
  const hasGiven = given !== undefined
  useEffect(() => {
    if (hasGiven) navigate('.', { replace: true, state: { payment: readAddress(search) } })
  }, [hasGiven, search, navigate])
  return given ?? (state as { payment?: PaymentAddress } | null)?.payment
}

function readAddress(search: string): PaymentAddress | undefined {
  const params = new URLSearchParams(search)
  const order = params.get('order')
  const token = params.get('token')
  return order && token ? { order, token } : undefined
}
