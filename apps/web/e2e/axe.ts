import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Scheme = 'light' | 'dark'

export async function expectNothingSerious(page: Page, schemes: readonly Scheme[] = ['light', 'dark']): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const found = serious.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `in ${colorScheme}`).toEqual([])
  }
}
