import { type OpeningView, useOpeningView } from '#components/data-table/use-opening-view.ts'

export type OpenRequestsView = OpeningView & ReturnType<typeof openPart>

/** Opens the list on what has to be answered, the first deadline first; customers see all of their own. */
export function useOpenRequestsView(isStaff: boolean): OpenRequestsView {
  const view = useOpeningView()
  const isOn = isStaff && view.isOn
  return { ...view, isOn, ...openPart(isOn) }
}

/** What the list asks for while only what is open is shown, and otherwise. */
export function openPart(isOn: boolean): { query: { isOpen?: 'true' }; sort: 'expiresAt' | undefined } {
  return isOn ? { query: { isOpen: 'true' }, sort: 'expiresAt' } : { query: {}, sort: undefined }
}
