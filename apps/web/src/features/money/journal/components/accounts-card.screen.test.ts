import { accountEndpoints } from '@thant/contracts/money/accounts'
import { taxEndpoints } from '@thant/contracts/money/taxes'
import { moneyPaths } from '@thant/contracts/money-paths'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const code = 'Commercial tax {percent}%'
const settings = { ...sampleReply(accountEndpoints.get), taxCodes: [{ treatment: 'taxable' as const, code }] }

it.each([
  [
    'of today',
    [
      { from: '2999-01-01', percent: 7 },
      { from: '2020-01-01', percent: 5 },
    ],
    'Commercial tax 5%',
  ],
  ['that nobody has entered', [], 'Commercial tax …%'],
])('a tax code is shown with the rate %s', { tags: ['14.3-01'] }, async (_, rates, shown) => {
  await renderScreen(moneyPaths.journal, {
    as: 'ADMIN',
    replies: [reply(accountEndpoints.get, settings), reply(taxEndpoints.settings, { number: '', rates })],
  })
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
})
