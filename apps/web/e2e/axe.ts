import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { colorRules, seriousAmong } from './axe-rules.ts'

type Scheme = 'light' | 'dark'

export async function expectNothingSerious(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await endOfTransitions(page)
    // Without frames nothing has to be put together in a second page, which every analysis would open.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (index === 0 ? axe : axe.withRules(colorRules)).analyze()
    expect(seriousAmong(violations), `in ${colorScheme}`).toEqual([])
  }
}

/** What is still fading in has less contrast than it will have; one that is paused never ends. */
async function endOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const twoSeconds = new Promise((resolve) => setTimeout(resolve, 2000))
    await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), twoSeconds])
  })
}
