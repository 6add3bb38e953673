import { useSearchParams } from 'react-router'

export type SlideTurn = { back: () => void; next: () => void }

/** Returns the current slide, from 1; the address holds it, so that a reload stays on it. */
export function useSlideStep(count: number): { step: number; goTo: (step: number) => void; turn: SlideTurn } {
  const [params, setParams] = useSearchParams()
  // Reads window.location because it is ahead of rendering when two keys are pressed quickly.
  const reached = () => slideStep(new URLSearchParams(window.location.search).get('slide'), count)
  const goTo = (next: number) => {
    if (next === reached() || next < 1 || next > count) return
    setParams(next === 1 ? {} : { slide: String(next) }, { replace: true, preventScrollReset: true })
  }
  const turn = { back: () => goTo(reached() - 1), next: () => goTo(reached() + 1) }
  return { step: slideStep(params.get('slide'), count), goTo, turn }
}

/** Returns the slide number in the address, limited to the existing slides. */
export function slideStep(text: string | null, count: number): number {
  const slide = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1
  return Math.max(1, Math.min(slide, count))
}
