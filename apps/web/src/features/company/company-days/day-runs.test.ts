import type { CompanyDay } from '@thant/contracts/company/company-days'
import { expect, test } from 'vitest'
import { runsOfDays } from './day-runs.ts'

const dayOf = (day: string, name: string, kind: CompanyDay['kind'] = 'closed') => ({ day, name, kind }) as CompanyDay

test('days of one holiday that follow each other are one run', () => {
  const days = [
    dayOf('2026-04-30', 'Thingyan'),
    dayOf('2026-05-01', 'Thingyan'),
    dayOf('2026-05-02', 'Labour Day'),
    dayOf('2026-05-03', 'Labour Day', 'working'),
    dayOf('2026-05-05', 'Labour Day', 'working'),
  ]
  expect(runsOfDays(days).map((run) => run.map(({ day }) => day.slice(-2)))).toEqual([
    ['30', '01'],
    ['02'],
    ['03'],
    ['05'],
  ])
})
