import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Scheme = 'light' | 'dark'

/** The rules that look at colours; what all the others find is the same in light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block']

export async function expectNothingSerious(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Without frames nothing has to be put together in a second page, which every analysis would open.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
    const { violations } = await (index === 0 ? axe : axe.withRules(colorRules)).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const found = serious.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `in ${colorScheme}`).toEqual([])
  }
}
