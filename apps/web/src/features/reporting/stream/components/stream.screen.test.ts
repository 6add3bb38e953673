import { noteEndpoints } from '@thant/contracts/customers/notes'
import { type StreamEvent, streamEndpoints } from '@thant/contracts/reporting/stream'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'
import { sampleId } from '../../../../../test/samples.ts'

const organizationId = sampleId()
const [anyNote] = sampleReply(noteEndpoints.list)
const [anyEvent] = sampleReply(streamEndpoints.list).events
if (anyNote === undefined || anyEvent === undefined) throw new Error('there is no sample')
const note = {
  ...anyNote,
  organization: { _id: organizationId, name: 'Padauk' },
  text: 'Wants a second bin',
  nextContactOn: '2020-01-02',
  contactedAt: null,
  isNextContact: true,
}
const noted: StreamEvent = {
  ...anyEvent,
  topic: 'notes',
  text: { text: 'Note' },
  remark: '',
  fields: [],
  recipients: [],
  note,
  record: null,
}

const openActivity = (events: StreamEvent[], next: string | null = null) =>
  renderScreen(`${paths.organizationProfile}?id=${organizationId}&tab=activity`, {
    as: 'CUSTOMER SERVICE',
    replies: [reply(streamEndpoints.list, { events, next }), reply(noteEndpoints.list, [note])],
  })

it('says what will appear where nothing has happened, and takes a note with its next contact', {
  tags: ['13.7-06'],
}, async () => {
  const { calls, answer } = await openActivity([])
  await expect.element(page.getByText('Nothing has happened yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Call the manager')
  answer(reply(noteEndpoints.create, note))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('The note was added.')).toBeVisible()
  expect(calls.made).toContainEqual({
    name: `POST /api/organizations/${organizationId}/notes`,
    body: { text: 'Call the manager', nextContactOn: null },
  })
})

it('shows the next contact that was due above the page, until it is marked as done', {
  tags: ['13.7-03', '13.7-06'],
}, async () => {
  const { calls, answer } = await openActivity([noted])
  const notice = page.getByRole('status').filter({ hasText: 'Next contact was due' })
  await expect.element(notice.getByText('Wants a second bin')).toBeVisible()
  answer(reply(noteEndpoints.change, { ...note, isNextContact: false }), reply(noteEndpoints.list, []))
  await notice.getByRole('button', { name: 'Mark as done' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(calls.made).toContainEqual({
    name: `PATCH /api/organizations/${organizationId}/notes/${note._id}`,
    body: { isContacted: true, __v: note.__v },
  })
})

it('reads older events by the cursor of the last page', { tags: ['13.7-04', '13.7-06'] }, async () => {
  const { answer } = await openActivity([noted], 'the-next')
  await expect.element(page.getByRole('list', { name: 'Activity' }).getByText('Wants a second bin')).toBeVisible()
  const older = { ...noted, _id: sampleId(9), note: { ...note, text: 'Moved in last year' } }
  answer(reply(streamEndpoints.list, { events: [older], next: null }))
  await page.getByRole('button', { name: 'Show older entries' }).click()
  await expect.element(page.getByText('Moved in last year')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show older entries' })).not.toBeInTheDocument()
})
