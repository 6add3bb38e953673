import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

/** Replaces the secret in the address bar; real links are longer. */
const taken = 'link'

/** Returns the `:link` parameter, and hides it from the address bar; the history entry keeps it for reloads. */
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
