import { expect, test } from 'vitest'
import { blankShare, newProfile, profileBodyOf, totalPercent } from './profile-values.ts'

const share = (percent: string) => ({ ...blankShare, percent })

test.each([
  [['92', '8'], 100],
  [['33.33', '33.33', '33.34'], 100],
  [['92', '7.9'], 99.9],
  [['၉၂', ''], 92],
  [['much', '8'], 8],
])('shares of %j add up to %d %%', (percents, total) => {
  expect(totalPercent(percents.map(share))).toBe(total)
})

test('a profile is valid from today unless its address names a day', () => {
  expect(newProfile(new URLSearchParams('type=Cans'), '2026-11-18').validFrom).toBe('2026-11-18')
})

test('what is no number is sent as such, so that it is refused at its field', () => {
  const body = profileBodyOf({
    ...newProfile(new URLSearchParams('type=Cans&from=2026-02-03'), '2026-11-18'),
    shares: [share('all')],
  })
  expect(body).toMatchObject({ wasteType: 'Cans', validFrom: '2026-02-03' })
  expect(body.shares[0]?.percent).toBeNaN()
})
