import axe, { type RunOptions } from 'axe-core'
import { cdp, page } from 'vitest/browser'
import { colorRules, seriousAmong } from '../e2e/looks/axe-rules.ts'
import { findCutTexts } from '../e2e/looks/cut-texts.ts'
import { laidOutAnew } from './settled.ts'

type Scheme = 'light' | 'dark'

const deskWidth = 1_440
const widths = [deskWidth, 1_280, 360]
/** A laptop has the parts of a desk, only closer together. */
const widthsForAxe = [deskWidth, 360]
const withoutColors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]))

/** Returns what is wrong with how the screen looks on a desk, a laptop and a phone, in light and in dark. */
export async function faultsOfLooks({ withColors = true } = {}): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await showAt(width)
    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) faults.push(`at ${width} px: ${tooWide} px wider than the window`)
    for (const cut of await findCutTexts()) faults.push(`at ${width} px: ${cut}`)
    if (!widthsForAxe.includes(width)) continue
    const found = withColors ? await faultsInBothSchemes() : await faultsOfAccess({ rules: withoutColors })
    faults.push(...found.map((fault) => `at ${width} px ${fault}`))
  }
  return faults
}

/** Draws what follows as it is looked at first, so that it is not laid out anew. */
export async function showOnDesk(): Promise<void> {
  await chooseScheme('light')
  await page.viewport(deskWidth, 900)
}

/** What the rules find that do not look at colours is the same in light and dark. */
async function faultsInBothSchemes(): Promise<string[]> {
  const inLight = await faultsOfAccess({})
  await chooseScheme('dark')
  const inDark = await faultsOfAccess({ runOnly: colorRules })
  await chooseScheme('light')
  return [...inLight.map((fault) => `in light: ${fault}`), ...inDark.map((fault) => `in dark: ${fault}`)]
}

async function showAt(width: number): Promise<void> {
  await page.viewport(width, 900)
  await laidOutAnew()
}

async function faultsOfAccess(options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options })
  return seriousAmong(violations).map(({ id, help, where }) => `${id}, ${help}: ${where.join(' | ')}`)
}

async function chooseScheme(scheme: Scheme): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
  // The screens follow within a frame, and then fade to their other colours.
  await laidOutAnew()
  const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(running.map(({ finished }) => finished))
}
