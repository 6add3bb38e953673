type Name = readonly [english: string, burmese: string]

/** A list that was published for a year, by what it has more and less than the days that are worked out. */
export type PublishedList = {
  source: string
  address: string
  /** MM-DD. */
  adds: Readonly<Record<string, Name>>
  lacks: readonly string[]
}

const thingyan: Name = ['Thingyan and Myanmar New Year', 'မဟာသင်္ကြန်နှင့် မြန်မာနှစ်သစ်ကူး']
const deepavali: Name = ['Deepavali', 'ဒီပါဝလီနေ့']
const eid: Name = ['Eid al-Adha', 'အီဒုလ်အဿွဟာနေ့']
const substitute: Name = ['Substitute holiday', 'အစားထိုး အားလပ်ရက်']
const holiday: Name = ['Public holiday', 'အများပြည်သူ အားလပ်ရက်']
const thadingyut: Name = ['Holiday of Thadingyut', 'သီတင်းကျွတ် ရုံးပိတ်ရက်']
const secondUnionDay: Name = ['Union Day, second day', 'ပြည်ထောင်စုနေ့ ဒုတိယနေ့']
const newYear: Name = ["New Year's Day", 'နိုင်ငံတကာနှစ်သစ်ကူးနေ့']
const newYearsEve: Name = ["New Year's Eve", 'နှစ်ဟောင်းကုန်နေ့']
const eveOfTazaungmon: Name = ['Eve of the Full Moon Day of Tazaungmon', 'တန်ဆောင်မုန်းလပြည့် အကြိုနေ့']
const daysBefore: Readonly<Record<string, Name>> = {
  '04-09': thingyan,
  '04-10': thingyan,
  '04-11': thingyan,
  '04-12': thingyan,
}

/** It names the lists of the ministry, the embassy in Singapore and the government's newspaper, from which it was made. */
const library = {
  source: 'python-holidays',
  address: 'https://github.com/vacanza/holidays/blob/main/holidays/countries/myanmar.py',
}

/** Two lists say the same of 2026. */
const of2026: Pick<PublishedList, 'adds' | 'lacks'> = {
  adds: {
    '01-02': holiday,
    '02-13': secondUnionDay,
    '02-16': holiday,
    '04-11': thingyan,
    '04-12': thingyan,
    '11-23': eveOfTazaungmon,
  },
  lacks: ['04-20', '04-21'],
}

/** The first list of a year is the one that is accepted as a whole. None is the government's own text. */
export const publishedHolidays: Partial<Record<number, readonly PublishedList[]>> = {
  2022: [
    { ...library, adds: { ...daysBefore, '07-10': eid, '10-24': deepavali }, lacks: ['04-17'] },
    {
      source: 'tabitabi-myanmar.com',
      address: 'https://tabitabi-myanmar.com/現地通信/',
      adds: { ...daysBefore, '01-01': newYear, '11-06': eveOfTazaungmon, '12-31': newYearsEve },
      lacks: [],
    },
  ],
  2023: [
    {
      source: 'Education Destination Asia',
      address: 'https://educationdestinationasia.com/essential-guide/school-holidays-2023-in-myanmar',
      adds: {
        '01-01': newYear,
        ...daysBefore,
        '11-26': eveOfTazaungmon,
        '12-31': newYearsEve,
      },
      lacks: [],
    },
    {
      source: 'Yangon Stock Exchange',
      address: 'https://ysx-mm.com/main-board/mktdata/market-holiday/',
      adds: { ...daysBefore, '06-29': eid, '11-26': eveOfTazaungmon },
      lacks: [],
    },
    { ...library, adds: { ...daysBefore, '06-29': eid, '11-13': deepavali }, lacks: ['04-17'] },
  ],
  2024: [
    { ...library, adds: { '06-17': eid, '11-01': deepavali, '12-31': substitute }, lacks: [] },
    {
      source: 'myanmar-calender-react-native-npm',
      address: 'https://github.com/Prit06/myanmar-calender-react-native-npm/blob/ad2ad6a/calenderData/holidays.js',
      adds: { '01-01': newYear, '06-17': eid, '11-01': deepavali, '12-31': newYearsEve },
      lacks: [],
    },
  ],
  2025: [
    {
      ...library,
      adds: {
        '03-12': substitute,
        '03-14': substitute,
        '06-07': eid,
        '10-21': deepavali,
        '11-03': substitute,
        '12-26': substitute,
      },
      lacks: [],
    },
    {
      source: 'publicholidaycalendar.com',
      address: 'https://publicholidaycalendar.com/zh/public-holidays-in-myanmar-for-2025',
      adds: { '04-22': thingyan, '06-07': eid, '10-08': thadingyut, '10-20': deepavali },
      lacks: [],
    },
  ],
  2026: [
    {
      source: 'Bank list (scbmm.com)',
      address: 'https://scbmm.com',
      ...of2026,
    },
    {
      source: 'burma-calendar',
      address: 'https://github.com/sannlynnhtun-coding/burma-calendar/blob/main/src/data/holidays.ts',
      // It lists whole breaks: the weekends that only join two holidays, or follow one, are left out here.
      ...of2026,
    },
    { source: 'time.so', address: 'https://time.so/holidays/myanmar/?year=2026', adds: {}, lacks: [] },
  ],
}
