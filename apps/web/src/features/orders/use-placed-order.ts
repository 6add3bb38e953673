import type { ReplyOf } from '@thant/contracts/endpoint'
import type { placeOrder } from '@thant/contracts/order-form'
import { useLocation, useNavigate } from 'react-router'

type Placed<Values> = ReplyOf<typeof placeOrder> & {
  /** The form's values, for changing or showing the order again. */
  values: Values
}

/** Keeps the placed order in the history entry, so that a reload or Back from the card provider finds it again. */
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
