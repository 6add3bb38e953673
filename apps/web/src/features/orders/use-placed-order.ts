import type { ReplyOf } from '@thant/contracts/endpoint'
import type { placeOrder } from '@thant/contracts/order-form'
import { useLocation, useNavigate } from 'react-router'

type Placed<Values> = ReplyOf<typeof placeOrder> & {
  /** What was typed, to be changed or shown again. */
  values: Values
}

/** The order just made stays with the history entry: a reload, or the way back from the card provider, finds it again. */
export function usePlacedOrder<Values>() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const keep = (placed?: Placed<Values>) => navigate('.', { replace: true, state: placed && { placed } })
  return {
    placed: (state as { placed?: Placed<Values> } | null)?.placed,
    keep,
    forget: () => keep(),
  }
}
