/** What can be done with a stop, unless an order is shown that is not stored yet. */
export type BoardActions = {
  isFixed: boolean
  onMove: (pickup: string, to: { vehicle: string; index: number } | null) => void
  onPin: (pickup: string, isPinned: boolean) => void
}
