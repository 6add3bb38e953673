import { hashKey } from '@tanstack/react-query'
import { type Language, languages } from '@thant/contracts/customers/auth'
import { describe, expect, it } from 'vitest'
import { queryClient } from '#lib/calls/query-client.ts'
import { companyQuery } from '#lib/company.ts'
import { translate } from '#lib/i18n.ts'
import { englishOnScreen } from './english-on-screen.ts'
import { faultsOfLooks, showOnDesk } from './looks.ts'
import { renderScreen } from './render-screen.tsx'
import { addressOfRow, type ScreenRow, screens } from './screens.ts'
import { settled } from './settled.ts'

/** Draws the screens of a part of the table in each language, one after the other, because their code loads once. */
export function sweep(part: keyof typeof screens): void {
  describe.each(screens[part].map((row) => ({ row, title: titleOf(row) })))('$title', ({ row }) => {
    it.each(languages)('can be read and used in %s', (language) => expectReadable(row, language))
  })
}

function titleOf(row: ScreenRow): string {
  const opened = row.open === undefined ? '' : ` after ${row.open.name}`
  return `${addressOfRow(row)} of ${row.as}${opened}`
}

/** Draws a screen on a desk, a laptop and a phone, in light and in dark. */
async function expectReadable(row: ScreenRow, language: Language): Promise<void> {
  await showOnDesk()
  const { as, replies, open, list, readsAhead = false } = row
  const { calls, consoleErrors } = await renderScreen(addressOfRow(row), { as, language, replies: replies?.(language) })
  if (open !== undefined) {
    await open()
    await settled(calls)
  }
  expect.soft(calls.unexpected, 'calls that nothing answers').toEqual([])
  if (open === undefined && !readsAhead)
    expect.soft(unusedQueries(), 'queries that the screen does not read').toEqual([])
  expect.soft(failedParts(), 'parts that could not be shown').toEqual([])
  if (list !== undefined) expect.soft(calls.longLists, 'lists with long rows').toContain(list)
  if (language === 'my') expect.soft(englishOnScreen(), 'texts without Burmese').toEqual([])
  // Colours are the same in every language.
  expect.soft(await faultsOfLooks({ withColors: language === 'en' }), 'faults of looks').toEqual([])
  expect.soft(consoleErrors, 'errors in the console').toEqual([])
}

/** What the screen's file declares as read first, and none of its parts reads; each costs a call for nothing. */
function unusedQueries(): string[] {
  const company = hashKey(companyQuery.queryKey)
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.dataUpdatedAt > 0 })
  const unread = answered.filter((query) => query.getObserversCount() === 0)
  return unread.map(({ queryHash }) => queryHash).filter((hash) => hash !== company)
}

/** The page of an error and the state of a failed call are alerts that offer to try again. */
function failedParts(): string[] {
  const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
  return alerts.filter((text) => text.includes(translate('Retry')))
}
