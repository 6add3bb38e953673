import { describe, expect, it } from 'vitest'
import { company } from '#database/schema/company.ts'
import { companyDays } from '#database/schema/company-days.ts'
import { useTestApp } from '../../../test/create-test-app.ts'
import { loadWorkingDays } from './company-days.queries.ts'
import { isWorkingDay, nextWorkingDay, previousWorkingDay } from './working-days.ts'

const testApp = useTestApp()

describe('the working days of the company', () => {
  it('follow its weekdays, its holidays and its exchanged days, beyond the days that were asked for', async () => {
    const updatedAt = testApp.clock.now()
    await testApp.database.update(company).set({ workingWeekdays: [1, 2, 3, 4, 5] })
    await testApp.database.insert(companyDays).values([
      { day: '2027-04-30', kind: 'closed', name: 'Inventory', updatedAt },
      { day: '2027-05-03', kind: 'closed', name: 'Labour Day, observed', updatedAt },
      { day: '2027-05-09', kind: 'working', name: 'Instead of 3 May', updatedAt },
    ])
    const days = await loadWorkingDays(testApp, '2027-05-01', '2027-05-08')
    expect(days.weekdays).toEqual([1, 2, 3, 4, 5])
    expect(isWorkingDay(days, '2027-05-03')).toBe(false)
    expect(previousWorkingDay(days, '2027-05-01')).toBe('2027-04-29')
    expect(nextWorkingDay(days, '2027-05-07')).toBe('2027-05-09')
  })
})
