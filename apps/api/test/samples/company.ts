import { contactMessages } from '#database/schema/contact.ts'
import { signInAs } from '../setup/actors.ts'
import type { Samples } from './sample.ts'

export const companySamples: Samples = {
  'PATCH /company': async ({ testApp }) => {
    const by = await signInAs(testApp, 'ADMIN')
    return { by, path: '/company', body: { description: 'Clean' }, table: 'company', id: '1' }
  },
  'PUT /company_days/:day': ({ staff }) => {
    const body = { kind: 'closed', name: 'Inventory', nameInBurmese: '' }
    return { by: staff, path: '/company_days/2026-06-30', body, table: 'company_days', id: '2026-06-30' }
  },
  'POST /company_days': async ({ testApp, staff }) => {
    await testApp.pool.query('delete from company_days')
    const body = { days: [{ day: '2026-06-29', name: 'Inventory', nameInBurmese: '' }] }
    return { by: staff, path: '/company_days', body, table: 'company_days', id: '2026-06-29' }
  },
  'POST /company_days/import': ({ staff }) => {
    const event = ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20260630', 'SUMMARY:Inventory', 'END:VEVENT']
    const calendar = ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n')
    return { by: staff, path: '/company_days/import', body: { calendar } }
  },
  'POST /contact': () => {
    const body = { name: 'Made', email: 'made@lotus.example', message: 'Hello', website: '' }
    return { path: '/contact', body, table: 'contact_messages' }
  },
  'PATCH /contact_messages/:id': async ({ testApp, staff }) => {
    const letter = { name: 'Made', email: 'made@lotus.example', message: 'Hello', createdAt: testApp.clock.now() }
    const [message] = await testApp.database.insert(contactMessages).values(letter).returning()
    const path = `/contact_messages/${message?.id}`
    return { by: staff, path, body: { isAnswered: true }, table: 'contact_messages', id: message?.id }
  },
}
