import { type OpeningView, useOpeningView } from '#components/data-table/views/use-opening-view.ts'

export type OpenRequestsView = OpeningView & ReturnType<typeof requestsPart>

/** Opens the list of all on what has to be answered, the first deadline first; that of one organization shows all. */
export function useOpenRequestsView(organizationId: string | undefined): OpenRequestsView {
  const view = useOpeningView()
  const isOn = organizationId === undefined && view.isOn
  return { ...view, isOn, ...requestsPart(isOn, organizationId) }
}

type RequestsPart = { query: { isOpen?: 'true'; organizationId?: string }; sort: 'expiresAt' | undefined }

/** What the list asks for: of one organization all, else while only what is open is shown, and otherwise. */
export function requestsPart(isOn: boolean, organizationId: string | undefined): RequestsPart {
  if (organizationId !== undefined) return { query: { organizationId }, sort: undefined }
  return isOn ? { query: { isOpen: 'true' }, sort: 'expiresAt' } : { query: {}, sort: undefined }
}
