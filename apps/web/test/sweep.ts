import type { Language } from '@thant/contracts/customers/auth'
import { expect } from 'vitest'
import { translate } from '#lib/i18n.ts'
import { englishOnScreen } from './english-on-screen.ts'
import { faultsOfLooks } from './looks.ts'
import { renderScreen } from './render-screen.tsx'
import { addressOfRow, sweptScreens } from './screens.ts'

/** What the sweep draws, named for the tests' titles. */
export const rows = sweptScreens.map((row) => ({ ...row, address: addressOfRow(row) }))

/** Draws a screen in a language, on a desk and a phone, in light and in dark. */
export async function expectReadable({ address, ...row }: (typeof rows)[number], language: Language): Promise<void> {
  const { calls, consoleErrors } = await renderScreen(address, { ...row, language })
  expect.soft(calls.unexpected, 'calls that nothing answers').toEqual([])
  expect.soft(failedParts(), 'parts that could not be shown').toEqual([])
  if (language === 'my') expect.soft(englishOnScreen(), 'texts without Burmese').toEqual([])
  // Colours are the same in every language.
  const faults = await faultsOfLooks({ schemes: language === 'en' ? ['light', 'dark'] : ['light'] })
  expect.soft(faults, 'faults of looks').toEqual([])
  expect.soft(consoleErrors, 'errors in the console').toEqual([])
}

/** The page of an error and the state of a failed call are alerts that offer to try again. */
function failedParts(): string[] {
  const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  return alerts.filter((text) => text.includes(translate('Retry')))
}
