import type { Recurrence } from '@thant/contracts/service/schedule-forms'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { burmese } from './my.ts'
import { recurrenceShortText, recurrenceText } from './recurrence-text.ts'

const words = createI18n({ language: 'en', burmese })
const none: Recurrence = { everyWeeks: 1, weekdays: [], nth: null, weekday: null, dayOfMonth: null }

test.each<[Partial<Recurrence>, string, string]>([
  [{ weekdays: [2] }, 'Every Tuesday', 'အင်္ဂါနေ့တိုင်း'],
  [{ weekdays: [2, 5] }, 'Every Tuesday and Friday', 'အင်္ဂါနေ့နှင့် သောကြာနေ့တိုင်း'],
  [{ weekdays: [1, 3, 5] }, 'Every Monday, Wednesday and Friday', 'တနင်္လာနေ့၊ ဗုဒ္ဓဟူးနေ့နှင့် သောကြာနေ့တိုင်း'],
  [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'Every day', 'နေ့စဉ်'],
  [{ weekdays: [1], everyWeeks: 2 }, 'Every 2 weeks on Monday', '၂ ပတ်တစ်ကြိမ် တနင်္လာနေ့'],
  [{ nth: 2, weekday: 2 }, 'On the second Tuesday of every month', 'လစဉ် ဒုတိယ အင်္ဂါနေ့'],
  [{ nth: -1, weekday: 7 }, 'On the last Sunday of every month', 'လစဉ် နောက်ဆုံး တနင်္ဂနွေနေ့'],
  [{ dayOfMonth: 1 }, 'On the first day of every month', 'လစဉ် ပထမဆုံးနေ့'],
  [{ dayOfMonth: -1 }, 'On the last day of every month', 'လစဉ် နောက်ဆုံးနေ့'],
  [{}, '', ''],
])('writes %j as %s', { tags: ['10.3-09'] }, (recurrence, english, inBurmese) => {
  const digits = (text: string) => text.replace('2', '၂')
  expect(recurrenceText({ ...none, ...recurrence }, words.getFixedT('en'))).toBe(english)
  expect(recurrenceText({ ...none, ...recurrence }, words.getFixedT('my'), digits)).toBe(inBurmese)
})

test.each<[Partial<Recurrence>, string, string]>([
  [{ weekdays: [1, 2, 3, 4, 5] }, 'Mon, Tue, Wed, Thu, Fri', 'တနင်္လာ၊ အင်္ဂါ၊ ဗုဒ္ဓဟူး၊ ကြာသပတေး၊ သောကြာ'],
  [{ weekdays: [1], everyWeeks: 2 }, 'Mon · Every 2 weeks', 'တနင်္လာ · ၂ ပတ်တစ်ကြိမ်'],
  [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'Every day', 'နေ့စဉ်'],
  [{ dayOfMonth: 1 }, 'On the first day of every month', 'လစဉ် ပထမဆုံးနေ့'],
])('writes %j in a list as %s', (recurrence, english, inBurmese) => {
  const digits = (text: string) => text.replace('2', '၂')
  expect(recurrenceShortText({ ...none, ...recurrence }, words.getFixedT('en'))).toBe(english)
  expect(recurrenceShortText({ ...none, ...recurrence }, words.getFixedT('my'), digits)).toBe(inBurmese)
})
