import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { upload } from '../../../../test/files/upload.ts'
import { createQuiz, quizForm, slideSetForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  customer = await signInAs(testApp, 'USER')
})

const [question] = quizForm().Questions
const create = (body: object) => admin.call('POST', '/quiz', { body })
const change = (id: string, body: object) => admin.call('PATCH', `/quiz/${id}`, { body })

describe('a quiz', () => {
  it('is read with its right answers by an admin only', { tags: ['3-45', '7.8-05'] }, async () => {
    const form = quizForm({ title: 'Paper' })
    const { status, body } = await create(form)
    expect([status, body.message]).toEqual([201, 'Successfully added quiz!'])
    expect(body.data).toMatchObject(form)
    const shown = form.Questions.map(({ Question, OptionalAnswers }) => ({ Question, OptionalAnswers }))
    for (const role of ['USER', 'DRIVER', 'OPERATION MANAGER', 'CUSTOMER SERVICE'] as const) {
      const reader = await signInAs(testApp, role)
      const reply = await reader.call('GET', `/quiz/${body.data._id}`)
      expect(reply.body.data.Questions).toEqual(shown)
      expect(reply.text).not.toMatch(/CorrectAnswer|Explanation|fibres/)
    }
    expect((await admin.call('GET', `/quiz/${body.data._id}`)).body.data).toEqual(body.data)
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no title', { title: '' }, 'title', 'Required'],
    ['no questions', { Questions: [] }, 'Questions', 'At least one question'],
    ['an empty question', { Questions: [{ ...question, Question: '' }] }, 'Questions.0.Question', 'Required'],
    [
      'one option',
      { Questions: [{ ...question, OptionalAnswers: ['A newspaper'] }] },
      'Questions.0.OptionalAnswers',
      'At least two answers',
    ],
    [
      'an option twice',
      { Questions: [{ ...question, OptionalAnswers: ['A newspaper', 'A newspaper '] }] },
      'Questions.0.OptionalAnswers',
      'Each answer only once',
    ],
    [
      'eleven options',
      { Questions: [{ ...question, OptionalAnswers: ['A newspaper', ...'abcdefghij'] }] },
      'Questions.0.OptionalAnswers',
      'At most 10 answers',
    ],
    [
      'a right answer that is no option',
      { Questions: [question, { ...question, CorrectAnswer: 'A bottle' }] },
      'Questions.1.CorrectAnswer',
      'Please choose the right answer.',
    ],
  ])('with %s is refused', async (_what, wrong, path, message) => {
    const { status, body } = await create(quizForm(wrong))
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('is changed, with its history', async () => {
    const id = await createQuiz(admin, { title: 'Before' })
    testApp.clock.advance(1_000)
    const changed = await change(id, { title: 'After', Questions: [question], __v: 0 })
    expect(changed.body.data).toMatchObject({ title: 'After', Questions: [question], __v: 1 })
    testApp.clock.advance(1_000)
    expect((await change(id, { title: 'Only the title' })).body.data.Questions).toEqual([question])
    const stale = await change(id, { title: 'Stale', __v: 0 })
    expect([stale.status, stale.body.code]).toEqual([409, 'record.stale'])
    const { body } = await admin.call('GET', '/audit', { query: { entity: 'quiz', id } })
    expect(
      body.data.map(({ action, after }: { action: string; after: object }) => [action, Object.keys(after)]),
    ).toEqual([
      ['quiz.change', ['title']],
      ['quiz.change', ['title', 'Questions']],
      ['quiz.create', ['title', 'Questions']],
    ])
  })

  it('has editions that the database refuses to change', async () => {
    const id = await createQuiz(admin)
    for (const statement of ["update quiz_editions set questions = '[]'", 'delete from quiz_editions'])
      await expect(testApp.pool.query(`${statement} where quiz_id = $1`, [id])).rejects.toThrow('never changed')
  })

  it('is gone once it is archived, and no slide set leads to it', async () => {
    const id = await createQuiz(admin)
    const key = (await upload(admin, await pngFile())).body.data.file
    const { body: set } = await admin.call('POST', '/training_slide', { body: slideSetForm([key], { quizID: id }) })
    expect((await admin.call('DELETE', `/quiz/${id}`)).status).toBe(200)
    expect((await customer.call('GET', `/quiz/${id}`)).body.code).toBe('quiz.not-found')
    expect((await change(id, { title: 'Back' })).status).toBe(404)
    const { body } = await customer.call('GET', `/training_slide/${set.data._id}`)
    expect(body.data.quizID).toBeNull()
    const answered = await customer.call('POST', '/user_ans_quiz', { body: { quizID: id, UserAns: [null, null] } })
    expect([answered.status, answered.body.code]).toEqual([404, 'quiz.not-found'])
  })
})

describe('the list of quizzes', () => {
  it('says how many questions each has and which slide sets lead to it', async () => {
    const id = await createQuiz(admin, { title: 'Used quiz' })
    const key = (await upload(admin, await pngFile())).body.data.file
    await admin.call('POST', '/training_slide', { body: slideSetForm([key], { Title: 'Lesson', quizID: id }) })
    const { body } = await admin.call('GET', '/quiz', { query: { title: 'used', sort: '-updatedAt' } })
    expect(body.data).toEqual([
      expect.objectContaining({ _id: id, title: 'Used quiz', TotalQuestions: 2, usedBy: ['Lesson'] }),
    ])
    const { text } = await admin.call('GET', '/quiz/export', { query: { q: 'used' } })
    expect(rowsOf(text)[1]).toEqual(['Used quiz', '2', 'Lesson', expect.stringMatching(/^2026-02-03T/)])
  })
})
