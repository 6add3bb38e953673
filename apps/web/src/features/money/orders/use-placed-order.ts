import type { ReplyOf } from '@thant/contracts/endpoint'
import type { placeOrder } from '@thant/contracts/money/order-form'
import { useLocation, useNavigate } from 'react-router'

type Placed<Values> = ReplyOf<typeof placeOrder> & {
  /** The form's values, for changing or showing the order again. */
  values: Values
}

/**
 * Keeps the placed order in the history entry, so that a reload or Back from the card provider finds it again, also
 * while its form is open to change it.
 */
export function usePlacedOrder<Values>() {
  const { placed, isChanging } = (useLocation().state ?? {}) as { placed?: Placed<Values>; isChanging?: boolean }
  const navigate = useNavigate()
  const keep = (order: Placed<Values> | undefined, isChanged = false) =>
    navigate('.', { replace: true, state: { placed: order, isChanging: isChanged } })
  return { placed, isChanging, keep, change: () => keep(placed, true) }
}
