import type { organizationNotes } from '@thant/api/database/schema/notes'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import type { DemoOrganization } from './organizations.ts'
import type { UserRow } from './staff.ts'

type NoteRow = typeof organizationNotes.$inferInsert
/** `contactIn` counts days from today to the next contact. */
type Noted = { en: string; my: string; daysAgo: number; contactIn?: number; isContacted?: boolean }

/** Of each of the first organizations, that of the demonstration customer among them. */
const noted: Noted[][] = [
  [
    { en: 'New facility manager from next month.', my: 'လာမည့်လမှစ၍ တာဝန်ခံ အသစ် ပြောင်းပါမည်။', daysAgo: 40 },
    {
      en: 'Thinks about a second site in Thanlyin. Call about an offer.',
      my: 'သန်လျင်တွင် ဌာနခွဲ ဖွင့်ရန် စဉ်းစားနေသည်။ ဈေးနှုန်း ပြောရန် ဖုန်းဆက်ပါ။',
      daysAgo: 6,
      contactIn: 2,
    },
  ],
  [
    {
      en: 'Asked why the last invoice was higher. Call back with the weights.',
      my: 'ပြီးခဲ့သည့် ငွေတောင်းခံလွှာ ပိုများသည့် အကြောင်းရင်း မေးသည်။ အလေးချိန်နှင့်တကွ ပြန်ဖြေရန်။',
      daysAgo: 3,
      contactIn: 0,
    },
  ],
  [
    {
      en: 'Wants a training for new staff.',
      my: 'ဝန်ထမ်းသစ်များအတွက် သင်တန်း လိုချင်သည်။',
      daysAgo: 20,
      contactIn: -12,
      isContacted: true,
    },
  ],
]

type Company = { organizations: readonly DemoOrganization[]; staff: readonly UserRow[] }

/** What customer service noted, and whom it is to call. */
export function createNotes({ organizations, staff }: Company, { today, at }: Timeline): NoteRow[] {
  const author = staff.find(({ role }) => role === 'CUSTOMER SERVICE')
  if (author === undefined) return []
  return organizations.slice(0, noted.length).flatMap(({ row, isBurmese }, index) => {
    const random = createRandom(`notes ${row.id}`)
    return (noted[index] ?? []).map(({ en, my, daysAgo, contactIn, isContacted }) => {
      const createdAt = at(today.subtract({ days: daysAgo }), 14 * 60)
      const contactOn = contactIn === undefined ? null : today.add({ days: contactIn })
      return {
        id: random.uuid(),
        createdAt,
        updatedAt: createdAt,
        organizationId: row.id,
        authorId: author.id,
        text: isBurmese ? my : en,
        nextContactOn: contactOn?.toString() ?? null,
        contactedAt: isContacted && contactOn ? at(contactOn, 10 * 60) : null,
      }
    })
  })
}
