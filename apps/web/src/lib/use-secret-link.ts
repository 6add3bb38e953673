import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/** Stands in the address bar instead of the secret; no real link is this short. */
const taken = 'link'

/** The `:link` of the address, taken out of the address bar; it stays with the history entry, so a reload works. */
export function useSecretLink(): string {
  const { link = '' } = useParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const kept = (state as { link?: unknown } | null)?.link
  useEffect(() => {
    if (link === taken) return
    navigate(pathname.slice(0, -encodeURIComponent(link).length) + taken, { replace: true, state: { link } })
  }, [link, pathname, navigate])
  return link === taken && typeof kept === 'string' ? kept : link
}
