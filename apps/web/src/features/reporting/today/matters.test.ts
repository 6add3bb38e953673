import { todayEndpoints } from '@thant/contracts/reporting/today'
import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { paths } from '#lib/links/paths.ts'
import { sampleReply } from '../../../../test/replies.ts'
import { listsOf, mattersOf } from './matters.ts'

const { requests, missedReports, ...others } = sampleReply(todayEndpoints.get)
const [request] = requests?.data ?? []
const [report] = missedReports?.data ?? []
if (!request || !report) throw new Error('the sample has no matters')
const nothing = { data: [], total: 0 }
const none = Object.fromEntries(Object.keys(others).map((kind) => [kind, nothing]))

it('puts what can be done at once first, and of that the oldest deadline', { tags: ['13.3-02'] }, () => {
  const today = {
    requests: { data: [{ ...request, _id: 'later', expiresAt: '2026-02-05T09:30:00.000Z' }], total: 1 },
    missedReports: { data: [{ ...report, _id: 'sooner', createdAt: '2026-02-03T02:30:00.000Z' }], total: 1 },
    backups: { lastGoodAt: '2026-02-04T02:30:00.000Z', isOverdue: true },
  }
  expect(mattersOf(today, []).map(({ kind, id }) => [kind, id])).toEqual([
    ['missed-report', 'sooner'],
    ['request', 'later'],
    ['backup', ''],
  ])
})

it('leads to the lists with what waits and no more, and only where not all of it is shown', {
  tags: ['13.3-04'],
}, () => {
  const today = { ...none, backups: undefined, requests: { data: [], total: 6 }, missedReports: { data: [], total: 7 } }
  const [toRequests, toReports, ...rest] = listsOf(today, '2026-02-03').map(({ to, total }) => {
    const { pathname, searchParams } = new URL(to, 'https://thant.example')
    return { pathname, search: Object.fromEntries(searchParams), total }
  })
  expect(rest).toEqual([])
  expect(matchPath(paths.pickupRequests, toRequests?.pathname ?? '')).not.toBeNull()
  expect(toRequests).toMatchObject({ search: { state: 'OPEN' }, total: 6 })
  expect(toReports).toMatchObject({
    pathname: paths.notCollected,
    search: { tab: 'reports', state: 'OPEN' },
    total: 7,
  })
})
