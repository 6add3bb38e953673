import { expect, it } from 'vitest'
import { readListedDays } from './listed-days.ts'

const years = { from: '2026-01-01', to: '2028-12-31' }

it('is a day and a name in each line, in any usual way to write a day', { tags: ['2.15-04'] }, () => {
  const list = [
    'Public holidays of 2026',
    '2026-04-11, Thingyan',
    '12/4/2026\tThingyan',
    '13.04.2026; "Thingyan"',
    '၂၀၂၆-၁၁-၂၃ တန်ဆောင်မုန်းလပြည့် အကြိုနေ့',
    '၂၄-၁၁-၂၀၂၆၊ တန်ဆောင်မုန်းလပြည့်နေ့',
    '2026-02-30, no day',
    '2026-13-01, no month',
    '2025-12-31, another year',
    '2026-12-25',
    '2026-04-11, Thingyan, first day',
  ].join('\r\n')
  expect(readListedDays(list, years)).toEqual([
    { day: '2026-04-11', name: 'Thingyan, first day', nameInBurmese: '' },
    { day: '2026-04-12', name: 'Thingyan', nameInBurmese: '' },
    { day: '2026-04-13', name: 'Thingyan', nameInBurmese: '' },
    {
      day: '2026-11-23',
      name: 'တန်ဆောင်မုန်းလပြည့် အကြိုနေ့',
      nameInBurmese: 'တန်ဆောင်မုန်းလပြည့် အကြိုနေ့',
    },
    { day: '2026-11-24', name: 'တန်ဆောင်မုန်းလပြည့်နေ့', nameInBurmese: 'တန်ဆောင်မုန်းလပြည့်နေ့' },
  ])
})

it('of anything else has no days', () => {
  expect(readListedDays('Dear Sir', years)).toEqual([])
  expect(readListedDays('', years)).toEqual([])
})
