import { describe, expect, it } from 'vitest'
import type { ClusterArchive } from './archive-folder.ts'
import { surplusOfArchive } from './archive-retention.ts'
import { chooseBase } from './choose-base.ts'
import { isBaseDue } from './keep-archive.ts'
import { nextSegment, segmentAt, unbrokenFrom } from './segments.ts'

const timeZone = 'Asia/Yangon'
const segment = (number: number) => `0000000100000000${number.toString(16).toUpperCase().padStart(8, '0')}`

/** A base backup at 03:00 company time of each day, whose WAL begins with the segment of ten times the day. */
function archiveOf(days: number[], systemId = '1'): ClusterArchive {
  const bases = days.map((day) => ({
    name: `night-${day}`,
    startedAt: `2026-02-0${day}T20:30:00.000Z`,
    endedAt: `2026-02-0${day}T20:31:00.000Z`,
    firstSegment: segment(10 * day),
    postgresqlMajor: '18',
    bytes: 1,
    sha256: '',
  }))
  const [first = 0, last = first] = [days[0], days.at(-1)]
  const numbers = Array.from({ length: 10 * (last - first + 1) }, (_, index) => 10 * first + index)
  return {
    systemId,
    bases,
    segments: new Set(numbers.map(segment)),
    archivedUntil: new Date(`2026-02-0${last + 1}T12:00:00Z`),
  }
}

describe('segments of WAL', () => {
  it('are named by timeline and number', () => {
    expect(segmentAt(1, '0/2000028')).toBe(segment(2))
    expect(segmentAt(0x1a, 'AB/FF000000')).toBe('0000001A000000AB000000FF')
    expect(nextSegment('0000001A000000AB000000FF')).toBe('0000001A000000AC00000000')
  })

  it('follow each other up to the first gap', () => {
    const archived = new Set([1, 2, 3, 5].map(segment))
    expect(unbrokenFrom(segment(2), archived)).toEqual([segment(2), segment(3)])
    expect(unbrokenFrom(segment(4), archived)).toEqual([])
  })
})

describe('the base backup of a moment', () => {
  const choose = (archives: ClusterArchive[], moment: string) =>
    chooseBase(archives, new Date(moment), '1', timeZone).base.name

  it('is the last that was whole before it', { tags: ['R-rel-20'] }, () => {
    expect(choose([archiveOf([1, 2, 3])], '2026-02-03T20:30:59Z')).toBe('night-2')
    expect(choose([archiveOf([1, 2, 3])], '2026-02-03T20:31:00Z')).toBe('night-3')
  })

  it('is of an earlier portal, where the present one was not archived yet', { tags: ['R-rel-20'] }, () => {
    const archives = [archiveOf([5], '1'), archiveOf([1, 2], '2')]
    expect(choose(archives, '2026-02-03T00:00:00Z')).toBe('night-2')
    expect(choose(archives, '2026-02-05T21:00:00Z')).toBe('night-5')
  })

  it('is refused with the moments that there are, by the clock of the company', () => {
    const archives = [archiveOf([1, 2])]
    for (const moment of ['2026-02-01T20:30:00Z', '2026-02-03T12:00:01Z']) {
      expect(() => choose(archives, moment)).toThrow(
        'is not in the archive, which reaches from 2026-02-02 03:01:00 Asia/Yangon to 2026-02-03 18:30:00 Asia/Yangon.',
      )
    }
    expect(() => choose([], '2026-02-03T00:00:00Z')).toThrow('WAL_ARCHIVE_DIR has no base backup yet.')
  })
})

describe('a base backup is due', () => {
  it('without one, after three of each night, and after a gap', () => {
    const archive = archiveOf([1])
    const isDue = (instant: string) => isBaseDue(archive, new Date(instant), timeZone)
    expect(isBaseDue({ ...archive, bases: [] }, new Date('2026-02-01T21:00:00Z'), timeZone)).toBe(true)
    expect(isDue('2026-02-02T20:29:59Z')).toBe(false)
    expect(isDue('2026-02-02T20:30:00Z')).toBe(true)
    archive.segments.delete(segment(15))
    expect(isDue('2026-02-01T21:00:00Z')).toBe(true)
  })
})

describe('what the archive keeps no longer', () => {
  it('is what no moment of the last days needs', { tags: ['R-rel-20'] }, () => {
    const { bases, segments } = surplusOfArchive(archiveOf([1, 2, 3]), new Date('2026-02-03T00:00:00Z'))
    expect(bases).toEqual(['night-1'])
    expect(segments.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => segment(10 + index)))
  })

  it('is nothing while there is no base backup, or only younger ones', () => {
    const nothing = { bases: [], segments: [] }
    expect(surplusOfArchive({ ...archiveOf([1]), bases: [] }, new Date('2026-03-01T00:00:00Z'))).toEqual(nothing)
    expect(surplusOfArchive(archiveOf([3]), new Date('2026-02-01T00:00:00Z'))).toEqual(nothing)
  })
})
