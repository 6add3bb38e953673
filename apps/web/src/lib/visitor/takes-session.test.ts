import { downloadEndpoints } from '@thant/contracts/reporting/report-downloads'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { expect, test } from 'vitest'
import { takesSession } from './takes-session.ts'

test('a report by its id takes the session of its customer, and one under a share link none', () => {
  expect([reportEndpoints.list, reportEndpoints.get, downloadEndpoints.pdf].map(takesSession)).toEqual([
    true,
    true,
    true,
  ])
  expect([reportEndpoints.shared, downloadEndpoints.shared, reportEndpoints.find].map(takesSession)).toEqual([
    false,
    false,
    false,
  ])
})
