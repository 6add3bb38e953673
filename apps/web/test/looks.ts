import axe from 'axe-core'
import { cdp, page } from 'vitest/browser'
import { colorRules, seriousAmong } from '../e2e/axe-rules.ts'
import { findCutTexts } from '../e2e/cut-texts.ts'
import { laidOutAnew } from './settled.ts'

const widths = [1_440, 360]
const allSchemes: readonly Scheme[] = ['light', 'dark']
type Scheme = 'light' | 'dark'

/** Returns what is wrong with how the screen looks on a desk and on a phone, in light and in dark. */
export async function faultsOfLooks({ schemes = allSchemes } = {}): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.viewport(width, 900)
    await laidOutAnew()
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) faults.push(`at ${width} px: ${tooWide} px wider than the window`)
    for (const cut of await findCutTexts()) faults.push(`at ${width} px: ${cut}`)
    for (const scheme of schemes) {
      for (const fault of await faultsOfAccess(scheme)) faults.push(`at ${width} px in ${scheme}: ${fault}`)
    }
  }
  return faults
}

async function faultsOfAccess(scheme: Scheme): Promise<string[]> {
  await chooseScheme(scheme)
  const onlyColors = scheme === 'light' ? {} : { runOnly: colorRules }
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...onlyColors })
  return seriousAmong(violations).map(({ id, help, where }) => `${id}, ${help}: ${where.join(' | ')}`)
}

async function chooseScheme(scheme: Scheme): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
}
