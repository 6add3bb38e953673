import { expect, it } from 'vitest'
import { expectedArrivals, type RouteStop } from './expected-arrivals.ts'

const at = (time: string) => new Date(`2026-02-03T${time}:00Z`)

function stop(id: string, planned: string, done?: string, opens?: string): RouteStop {
  return {
    id,
    plannedArrivalAt: at(planned),
    doneAt: done === undefined ? null : at(done),
    opensAt: opens === undefined ? null : at(opens),
  }
}

function timesOf(stops: readonly RouteStop[], now: string) {
  return [...expectedArrivals(stops, at(now))].map(([id, arrival]) => [
    id,
    arrival.at.toISOString().slice(11, 16),
    arrival.ahead,
  ])
}

it.each([
  ['nothing is done yet', [stop('a', '02:00'), stop('b', '03:00')], '01:00', ['02:00', '03:00']],
  ['the crew begins late', [stop('a', '02:00'), stop('b', '03:00')], '02:20', ['02:20', '03:20']],
])('arrivals while %s', (_, stops, now, times) => {
  expect(timesOf(stops, now).map(([, time]) => time)).toEqual(times)
})

it('the rest of the day is as late or early as the last stop that was done', { tags: ['10.14-19'] }, () => {
  const rest = [stop('c', '04:00'), stop('b', '03:00')]
  const late = [stop('a', '02:00', '02:30'), ...rest]
  expect(timesOf(late, '02:31')).toEqual([
    ['b', '03:20', 0],
    ['c', '04:20', 1],
  ])
  expect(timesOf([stop('a', '02:00', '02:00'), ...rest], '02:01')).toEqual([
    ['b', '02:50', 0],
    ['c', '03:50', 1],
  ])
  expect(timesOf([stop('b', '03:00', '03:00'), stop('a', '02:00', '02:40'), stop('c', '04:00')], '03:01')).toEqual([
    ['c', '03:50', 0],
  ])
})

it('nobody is expected before the place opens, and a stop that is due waits for now', { tags: ['10.14-19'] }, () => {
  const stops = [stop('a', '02:00', '01:30'), stop('b', '03:00', undefined, '02:50')]
  expect(timesOf(stops, '01:31')).toEqual([['b', '02:50', 0]])
  expect(timesOf(stops, '03:15')).toEqual([['b', '03:15', 0]])
})
