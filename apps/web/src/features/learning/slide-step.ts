import { useSearchParams } from 'react-router'

/** The slide that is shown, from 1 on; it stands in the address, so that a reload stays on it. */
export function useSlideStep(count: number): { step: number; goTo: (step: number) => void } {
  const [params, setParams] = useSearchParams()
  const step = slideStep(params.get('slide'), count)
  const goTo = (next: number) => {
    if (next === step || next < 1 || next > count) return
    setParams(next === 1 ? {} : { slide: String(next) }, { replace: true, preventScrollReset: true })
  }
  return { step, goTo }
}

/** The nearest slide there is to what the address says. */
export function slideStep(text: string | null, count: number): number {
  const asked = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1
  return Math.max(1, Math.min(asked, count))
}
