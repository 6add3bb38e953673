import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Scheme = 'light' | 'dark'

/** What a screen reader's list of landmarks and headings is made of; axe calls them moderate. */
const outlineRules = ['landmark-no-duplicate-banner', 'landmark-unique', 'page-has-heading-one']

/** The rules that look at colours; what all the others find is the same in light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block']

export async function expectNothingSerious(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await endOfTransitions(page)
    // Without frames nothing has to be put together in a second page, which every analysis would open.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (index === 0 ? axe : axe.withRules(colorRules)).analyze()
    const serious = violations.filter(
      ({ id, impact }) => impact === 'serious' || impact === 'critical' || outlineRules.includes(id),
    )
    const found = serious.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `in ${colorScheme}`).toEqual([])
  }
}

/** What is still fading in has less contrast than it will have. */
async function endOfTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}
