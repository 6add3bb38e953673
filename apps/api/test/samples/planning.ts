import { pngFile } from '../files/images.ts'
import { upload } from '../files/upload.ts'
import {
  createOrganization,
  createQuiz,
  createSchedule,
  createTraining,
  quizForm,
  scheduleForm,
  slideSetForm,
} from '../records/factories.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { mailsTo } from '../setup/mails.ts'
import type { Given, Sample, Samples } from './sample.ts'

/** Of the room `service`: what recurs, what customers ask for, and what they learn. */
export const planningSamples: Samples = {
  'POST /schedules': async ({ superAdmin }) => {
    const body = wholeScheduleForm(await createOrganization(superAdmin))
    return { by: superAdmin, path: '/schedules', body, table: 'schedules' }
  },
  'POST /schedules/preview': ({ superAdmin, organization }) => {
    return { by: superAdmin, path: '/schedules/preview', body: wholeScheduleForm(organization) }
  },
  'PATCH /schedules/:id': async ({ superAdmin }) => {
    const organization = await createOrganization(superAdmin)
    const id = await createSchedule(superAdmin, organization)
    const body = { ...wholeScheduleForm(organization), plate_number: 'YGN 1' }
    return { by: superAdmin, path: `/schedules/${id}`, body, table: 'schedules', id }
  },
  'POST /schedules/:id/preview': async ({ superAdmin }) => {
    const organization = await createOrganization(superAdmin)
    const id = await createSchedule(superAdmin, organization)
    const body = { ...wholeScheduleForm(organization), timeOfDay: '08:00' }
    return { by: superAdmin, path: `/schedules/${id}/preview`, body, table: 'schedules', id }
  },
  'POST /pickup_requests': async ({ testApp, organization }) => {
    const by = await signInAs(testApp, 'USER', organization)
    return { by, path: '/pickup_requests', body: pickupRequestForm(organization), table: 'pickup_requests' }
  },
  'POST /pickup_requests/:id/accept': (given) => answerRequest(given, 'accept', { note: 'Gladly' }),
  'POST /pickup_requests/:id/decline': (given) => answerRequest(given, 'decline', { note: 'All lorries are out' }),
  'POST /pickup_requests/:id/counter': (given) =>
    answerRequest(given, 'counter', { counterAt: '2026-03-04T02:30:00Z' }),
  'POST /pickup_requests/bulk': async ({ staff, organization }) => {
    const { data } = (await staff.call('POST', '/pickup_requests', { body: pickupRequestForm(organization) })).body
    const body = { ids: [data._id], change: { answer: 'decline', note: 'All lorries are out' } }
    return { by: staff, path: '/pickup_requests/bulk', body, table: 'pickup_requests', id: data._id }
  },
  'POST /pickup_requests/bulk/undo': async ({ staff, organization }) => {
    const { data } = (await staff.call('POST', '/pickup_requests', { body: pickupRequestForm(organization) })).body
    const change = { answer: 'decline', note: 'All lorries are out' }
    const declined = await staff.call('POST', '/pickup_requests/bulk', { body: { ids: [data._id], change } })
    const body = { requests: declined.body.data.undo }
    return { by: staff, path: '/pickup_requests/bulk/undo', body, table: 'pickup_requests', id: data._id }
  },
  'POST /pickup_requests/:id/agree': async (given) => {
    const { id, asker } = await offeredRequest(given)
    return { by: asker, path: `/pickup_requests/${id}/agree`, body: {}, table: 'pickup_requests', id }
  },
  'POST /pickup_requests/offers/:link/agree': async (given) => {
    const { id, asker } = await offeredRequest(given)
    const [mail] = await mailsTo(given.testApp, asker.email)
    const link = /\/offer\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    return { by: asker, path: `/pickup_requests/offers/${link}/agree`, body: {}, table: 'pickup_requests', id }
  },
  'POST /trainings': ({ superAdmin, organization }) => {
    const body = { ...training, organizationId: organization }
    return { by: superAdmin, path: '/trainings', body, table: 'trainings' }
  },
  'PATCH /trainings/:id': async ({ superAdmin, organization }) => {
    const id = await createTraining(superAdmin, organization)
    return { by: superAdmin, path: `/trainings/${id}`, body: { ...training, type: 'ONLINE' }, table: 'trainings', id }
  },
  'POST /training_slide': async ({ superAdmin }) => {
    const body = slideSetForm([await uploadSlide(superAdmin)], { Title: 'Made', SlideTexts: [''] })
    return { by: superAdmin, path: '/training_slide', body, table: 'slide_sets' }
  },
  'PATCH /training_slide/:id': async ({ superAdmin }) => {
    const slides = [await uploadSlide(superAdmin)]
    const { _id: id } = (await superAdmin.call('POST', '/training_slide', { body: slideSetForm(slides) })).body.data
    const body = slideSetForm(slides, { Title: 'Changed', SlideTexts: [''] })
    return { by: superAdmin, path: `/training_slide/${id}`, body, table: 'slide_sets', id }
  },
  'POST /quiz': ({ superAdmin }) => ({
    by: superAdmin,
    path: '/quiz',
    body: quizForm({ title: 'Made' }),
    table: 'quizzes',
  }),
  'PATCH /quiz/:id': async ({ superAdmin }) => {
    const id = await createQuiz(superAdmin)
    return { by: superAdmin, path: `/quiz/${id}`, body: quizForm({ title: 'Changed' }), table: 'quizzes', id }
  },
  'POST /user_ans_quiz': async ({ testApp, superAdmin, organization }) => {
    const by = await signInAs(testApp, 'USER', organization)
    const quizID = await createQuiz(superAdmin, { title: 'Answered' })
    return { by, path: '/user_ans_quiz', body: { quizID, UserAns: ['A newspaper', null] }, table: 'quiz_attempts' }
  },
}

function wholeScheduleForm(organization: string) {
  const rule = { everyWeeks: 1, dayOfMonth: null, nth: null, weekday: null, endsOn: null, holidayPolicy: 'ask' }
  return scheduleForm(organization, { ...rule, siteId: organization, driver: null, plate_number: '' })
}

const training = {
  trainingDate: '2026-03-02',
  trainingPeriod: '2 hours',
  status: 'COMPLETED',
  type: 'ONLINE',
  trainerName: 'Daw Mya',
  topic: 'Paper',
  attendees: [{ name: 'Ma Su', position: 'Teacher', department: '', feedback: '' }],
}

const pickupRequestForm = (organizationId: string) => ({
  organizationId,
  kind: 'extra',
  wantedAt: '2026-03-03T02:30:00Z',
})

async function answerRequest({ staff, organization }: Given, answer: string, body: object): Promise<Sample> {
  const { data } = (await staff.call('POST', '/pickup_requests', { body: pickupRequestForm(organization) })).body
  return { by: staff, path: `/pickup_requests/${data._id}/${answer}`, body, table: 'pickup_requests', id: data._id }
}

/** A request, which staff entered because they may at any time, and the customer to whom they offered another one. */
async function offeredRequest({ testApp, staff, organization }: Given): Promise<{ id: string; asker: TestActor }> {
  const asker = await signInAs(testApp, 'USER', organization)
  const { data } = (await staff.call('POST', '/pickup_requests', { body: pickupRequestForm(organization) })).body
  const body = { counterAt: '2026-03-04T02:30:00Z' }
  await staff.call('POST', `/pickup_requests/${data._id}/counter`, { body })
  return { id: data._id, asker }
}

const uploadSlide = async (by: TestActor) => (await upload(by, await pngFile())).body.data.file
