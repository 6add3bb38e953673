import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { colorRules, seriousAmong } from './axe-rules.ts'

type Scheme = 'light' | 'dark'
type WithAxe = { axe: typeof axe }

export async function expectNothingSerious(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const options = index === 0 ? {} : { runOnly: colorRules }
    // A page that was just opened may not have its heading yet; what is wrong for good stays wrong. One analysis of a
    // report of forty pages takes up to five seconds.
    await expect(async () => {
      await endOfTransitions(page)
      expect(seriousAmong(await findViolations(page, options)), `in ${colorScheme}`).toEqual([])
    }).toPass({ timeout: 20_000, intervals: [300, 700, 1_500] })
  }
}

/** A screen that is read in the sun has a contrast of 7 to 1, in both colours. */
export async function expectSunlightContrast(page: Page): Promise<void> {
  // A finger does not rest on a button.
  await page.mouse.move(0, 0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await endOfTransitions(page)
    const faint = await findViolations(page, { runOnly: ['color-contrast-enhanced'], rules: enhanced })
    expect(
      faint.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      `in ${colorScheme}`,
    ).toEqual([])
  }
}

const enhanced = { 'color-contrast-enhanced': { enabled: true } }

/** A page gets the code of axe once, since sending and compiling it takes as long as most analyses. */
async function findViolations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  return page.evaluate(async (chosen) => {
    const { axe } = window as typeof window & WithAxe
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...chosen })
    return violations
  }, options)
}

/** What is still fading in has less contrast than it will have; one that is paused never ends. */
async function endOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const twoSeconds = new Promise((resolve) => setTimeout(resolve, 2000))
    await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), twoSeconds])
  })
}
