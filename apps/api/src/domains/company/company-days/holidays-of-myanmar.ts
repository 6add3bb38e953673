import { dayNamesIn, firstHolidayYear, lastHolidayYear, type NamedDay } from '@thant/contracts/company/company-days'
import { Temporal } from 'temporal-polyfill'
import { dayOfBurmeseYear, thingyanOf } from './burmese-calendar.ts'

type Name = readonly [english: string, burmese: string]
type Years = { from?: number; to?: number }

/** Holidays of the solar calendar, MM-DD. */
const fixedDays: ReadonlyArray<Years & { on: string; name: Name }> = [
  { on: '01-01', name: ["New Year's Day", 'နိုင်ငံတကာနှစ်သစ်ကူးနေ့'], from: 2020, to: 2021 },
  { on: '01-01', name: ["New Year's Day", 'နိုင်ငံတကာနှစ်သစ်ကူးနေ့'], from: 2025 },
  { on: '01-04', name: ['Independence Day', 'လွတ်လပ်ရေးနေ့'] },
  { on: '02-12', name: ['Union Day', 'ပြည်ထောင်စုနေ့'] },
  { on: '03-02', name: ["Peasants' Day", 'တောင်သူလယ်သမားနေ့'] },
  { on: '03-27', name: ['Armed Forces Day', 'တပ်မတော်နေ့'] },
  { on: '05-01', name: ['Labour Day', 'အလုပ်သမားနေ့'] },
  { on: '07-19', name: ["Martyrs' Day", 'အာဇာနည်နေ့'] },
  { on: '12-25', name: ['Christmas Day', 'ခရစ္စမတ်နေ့'] },
  { on: '12-31', name: ["New Year's Eve", 'နှစ်ဟောင်းကုန်နေ့'], from: 2019, to: 2021 },
]

const thadingyut: Name = ['Full Moon Day of Thadingyut', 'သီတင်းကျွတ်လပြည့်နေ့']
const tazaungmon: Name = ['Full Moon Day of Tazaungmon', 'တန်ဆောင်မုန်းလပြည့်နေ့']
/** Holidays of the Burmese calendar: from spring on, they are counted back from the year after. */
const movableDays: ReadonlyArray<Years & { on: (year: number) => Temporal.PlainDate; name: Name }> = [
  // The first day of Pyatho is 89 days before the next year, so some solar years have two of them and some none.
  { on: (year) => dayOfBurmeseYear(year, -89), name: ['Kayin New Year', 'ကရင်နှစ်သစ်ကူးနေ့'] },
  { on: (year) => dayOfBurmeseYear(year + 1, -89), name: ['Kayin New Year', 'ကရင်နှစ်သစ်ကူးနေ့'] },
  { on: (year) => dayOfBurmeseYear(year, -16), name: ['Full Moon Day of Tabaung', 'တပေါင်းလပြည့်နေ့'] },
  { on: (year) => dayOfBurmeseYear(year, 43), name: ['Full Moon Day of Kason', 'ကဆုန်လပြည့်နေ့'] },
  { on: (year) => dayOfBurmeseYear(year + 1, -252), name: ['Full Moon Day of Waso', 'ဝါဆိုလပြည့်နေ့'] },
  { on: (year) => dayOfBurmeseYear(year + 1, -164), name: thadingyut, from: 2019 },
  { on: (year) => dayOfBurmeseYear(year + 1, -163), name: thadingyut },
  { on: (year) => dayOfBurmeseYear(year + 1, -162), name: thadingyut, from: 2019 },
  { on: (year) => dayOfBurmeseYear(year + 1, -135), name: tazaungmon, from: 2019, to: 2021 },
  { on: (year) => dayOfBurmeseYear(year + 1, -134), name: tazaungmon },
  { on: (year) => dayOfBurmeseYear(year + 1, -124), name: ['National Day', 'အမျိုးသားနေ့'] },
]

/**
 * A holiday since 2025, MM-DD. The new moon of 2027 is four minutes before midnight in Beijing and that of 2030 seven
 * after it, and calculations such as that of `Intl` are less exact than that.
 */
const chineseNewYears: Partial<Record<number, string>> = {
  2025: '01-29',
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-03',
  2031: '01-23',
  2032: '02-11',
  2033: '01-31',
  2034: '02-19',
  2035: '02-08',
  2036: '01-28',
  2037: '02-15',
  2038: '02-04',
  2039: '01-24',
  2040: '02-12',
}

const chineseNewYear: Name = ['Chinese New Year', 'တရုတ်နှစ်သစ်ကူးနေ့']
const newYear: Name = ['Thingyan and Myanmar New Year', 'မဟာသင်္ကြန်နှင့် မြန်မာနှစ်သစ်ကူး']

/**
 * Proposes the public holidays of a year, in order. The government announces them, exchanges days each year, and alone
 * knows Eid al-Adha and Deepavali, so that staff have to confirm them.
 */
export function holidaysOfMyanmar(year: number): NamedDay[] {
  if (year < firstHolidayYear || year > lastHolidayYear) return []
  const isObserved = ({ from = year, to = year }: Years) => from <= year && year <= to
  const days = [
    ...fixedDays.filter(isObserved).map(({ on, name }) => ({ date: Temporal.PlainDate.from(`${year}-${on}`), name })),
    ...movableDays.filter(isObserved).map(({ on, name }) => ({ date: on(year), name })),
    ...chineseNewYearOf(year).map((date) => ({ date, name: chineseNewYear })),
    ...newYearHolidays(year).map((date) => ({ date, name: newYear })),
  ]
    .filter(({ date }) => date.year === year)
    .sort((one, other) => Temporal.PlainDate.compare(one.date, other.date))
  return [...Map.groupBy(days, ({ date }) => date.toString())].map(([day, found]) => {
    const names = found.map(({ name: [name, nameInBurmese] }) => ({ name, nameInBurmese }))
    return { day, name: dayNamesIn('en', names), nameInBurmese: dayNamesIn('my', names) }
  })
}

function chineseNewYearOf(year: number): Temporal.PlainDate[] {
  const day = chineseNewYears[year]
  return day === undefined ? [] : [Temporal.PlainDate.from(`${year}-${day}`)]
}

/** From the eve to New Year's Day; ten days up to 2016, nine days since 2024. */
function newYearHolidays(year: number): Temporal.PlainDate[] {
  const { first, last } = thingyanOf(year)
  const from = first.subtract({ days: year <= 2016 ? 2 : 1 })
  const span = from.until(last).days + 2
  const count = year <= 2016 ? 10 : year >= 2024 ? 9 : span
  return Array.from({ length: count }, (_, index) => from.add({ days: index }))
}
