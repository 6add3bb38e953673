import { describe, expect, it } from 'vitest'
import { holidaysOfMyanmar } from './holidays-of-myanmar.ts'

type Published = {
  source: string
  days: string[]
  /** Days of the source that are not proposed, each with its reason. */
  onlyPublished: Record<string, string>
  /** Proposed days that the source does not have, each with its reason. */
  onlyProposed: Record<string, string>
}

const weekend = 'at a weekend, which the source leaves out'

/** What was published for past years, MM-DD. Eid al-Adha and Deepavali are announced, so that no table has them. */
const published: Record<number, Published> = {
  2016: {
    source: 'Wikipedia, "Public holidays in Burma" of 2016: https://en.wikipedia.org/wiki/Public_holidays_in_Burma',
    days: [
      ...['01-04', '01-10', '02-12', '03-02', '03-23', '03-27'],
      ...['04-11', '04-12', '04-13', '04-14', '04-15', '04-16', '04-17', '04-18', '04-19', '04-20'],
      ...['05-01', '05-21', '07-19', '10-16', '11-14', '11-24', '12-25', '12-29'],
    ],
    onlyPublished: {},
    onlyProposed: {},
  },
  2017: {
    source:
      'Take a Trip Tours, "Festivals and public holidays": https://www.takeatriptours.com/festivals-and-public-holidays/, which names no year; its days are those of 2017',
    days: [
      ...['01-04', '02-12', '03-02', '03-27', '04-13', '04-14', '04-15', '04-16', '04-17'],
      ...['05-01', '05-10', '07-08', '07-19', '10-05', '11-03', '11-13', '12-18', '12-25'],
    ],
    onlyPublished: {},
    onlyProposed: {
      '03-12':
        'Tabaung: the source repeats 2 March; http://www.bank-holidays.com/listing-country-holidays/holidays_2014_584.htm has 12 March',
    },
  },
  2019: {
    source:
      'Been in Asia, "Most important festivals 2019": https://www.beeninasia.com/where/myanmar/when-to-go-more/festivals',
    days: [
      ...['01-04', '02-12', '03-02', '04-13', '04-14', '04-15', '04-16', '04-17', '04-18', '04-19'],
      ...['05-01', '05-18', '07-16', '07-19', '10-12', '10-13', '10-14', '11-10', '11-11', '11-21', '12-25', '12-31'],
    ],
    onlyPublished: {
      '04-18': "New Year's Day is 17 April by the calendar; the government added two days",
      '04-19': 'the government added two days',
    },
    onlyProposed: {
      '01-06': 'Kayin New Year, not among the most important festivals',
      '03-20': 'Tabaung, not among the most important festivals',
      '03-27': 'Armed Forces Day, not among the most important festivals',
      '12-26': 'Kayin New Year, not among the most important festivals',
    },
  },
  2020: {
    source:
      'Wikipedia, "Public holidays in Myanmar" of 2020: https://en-wikipedia--on--ipfs-org.ipns.dweb.link/wiki/Public_holidays_in_Myanmar',
    days: [
      ...['01-01', '01-04', '02-12', '03-02', '03-08', '03-27'],
      ...['04-10', '04-11', '04-12', '04-13', '04-14', '04-15', '04-16', '04-17', '05-01', '05-06', '07-19', '08-03'],
      ...['10-29', '10-30', '10-31', '11-01', '11-02', '11-27', '11-28', '11-29', '11-30', '12-09', '12-25', '12-31'],
    ],
    onlyPublished: {
      '04-10': 'added to Thingyan',
      '04-11': 'added to Thingyan',
      '10-29': 'added to Thadingyut',
      '11-02': 'added to Thadingyut',
      '11-27': 'added to Tazaungmon',
      '11-30': 'added to Tazaungmon',
    },
    onlyProposed: {},
  },
  2021: {
    source: 'Ministry of Labour, Immigration and Population, as in https://ryt9.com/en/hol/247831',
    days: [
      ...['01-01', '01-04', '01-13', '02-12', '03-02', '03-26', '03-29', '04-13', '04-14', '04-15', '04-16', '04-19'],
      ...['05-25', '07-19', '07-23', '10-19', '10-20', '10-21', '11-17', '11-18', '11-29', '12-24', '12-31'],
    ],
    onlyPublished: {
      '03-26': 'Tabaung on the working day before its Saturday',
      '03-29': 'Armed Forces Day on the working day after its Saturday',
      '04-19': "New Year's Day on the working day after its Saturday",
      '11-29': 'National Day on the working day after its Sunday',
      '12-24': 'Christmas on the working day before its Saturday',
    },
    onlyProposed: {
      '03-27': weekend,
      '04-17': weekend,
      '05-01': weekend,
      '11-28': weekend,
      '12-25': weekend,
    },
  },
}

const daysOf = (year: number) => holidaysOfMyanmar(year).map(({ day }) => day.slice('2016-'.length))
const named = (year: number, name: string) =>
  holidaysOfMyanmar(year)
    .filter((holiday) => holiday.name.includes(name))
    .map(({ day }) => day)

describe('the holidays of Myanmar', () => {
  it.each(Object.entries(published))(
    'of %s are those that were published, but for the differences listed',
    { tags: ['2.15-03'] },
    (...row) => {
      const [year, { days, onlyPublished, onlyProposed }] = row
      const proposed = daysOf(Number(year))
      expect(days.filter((day) => !proposed.includes(day))).toEqual(Object.keys(onlyPublished))
      expect(proposed.filter((day) => !days.includes(day))).toEqual(Object.keys(onlyProposed))
    },
  )

  it.each([
    ['Tabaung', '2026-03-02', '2027-03-22'],
    ['Kason', '2026-04-30', '2027-05-20'],
    ['Waso', '2026-07-29', '2027-07-18'],
    ['Tazaungmon', '2026-11-24', '2027-11-13'],
    ['National Day', '2026-12-04', '2027-11-23'],
    ['Chinese New Year', '2026-02-17', '2027-02-06'],
  ])('has %s on %s and %s', (name, in2026, in2027) => {
    expect([named(2026, name), named(2027, name)]).toEqual([[in2026], [in2027]])
  })

  it('has Kayin New Year twice in some years and never in others', () => {
    expect([named(2026, 'Kayin'), named(2027, 'Kayin')]).toEqual([[], ['2027-01-08', '2027-12-28']])
  })

  it('has nine days of Thingyan since 2024', () => {
    expect(named(2027, 'Thingyan')).toHaveLength(9)
    expect(named(2027, 'Thingyan')).toEqual(expect.arrayContaining(['2027-04-13', '2027-04-21']))
  })

  it('names both holidays of a day, in both languages', () => {
    expect(holidaysOfMyanmar(2026).find(({ day }) => day === '2026-03-02')).toEqual({
      day: '2026-03-02',
      name: "Peasants' Day, Full Moon Day of Tabaung",
      nameInBurmese: 'တောင်သူလယ်သမားနေ့၊ တပေါင်းလပြည့်နေ့',
    })
  })

  it('knows the years from 2016 to 2040, each day once and in order', { tags: ['2.15-02'] }, () => {
    expect([holidaysOfMyanmar(2015), holidaysOfMyanmar(2041)]).toEqual([[], []])
    for (let year = 2016; year <= 2040; year++) {
      const days = holidaysOfMyanmar(year).map(({ day }) => day)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true)
    }
  })
})
