import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization, createQuiz, quizForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let quizID: string
const title = 'Do you know paper?'

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  quizID = await createQuiz(admin, { title })
})

const signIn = () => signInAs(testApp, 'USER')
const answer = (by: TestActor, UserAns: unknown, extra: object = {}) =>
  by.call('POST', '/user_ans_quiz', { body: { quizID, UserAns, ...extra } })
const right = ['A newspaper', 'A used tissue']
const results = async (by: TestActor, query: Record<string, string> = {}) =>
  (await by.call('GET', '/user_ans_quiz', { query })).body.data

describe('answering a quiz', () => {
  it.each<[string, Array<string | null>, number, number]>([
    ['all', right, 2, 100],
    ['half', ['A newspaper', 'A notebook'], 1, 50],
    ['one, the other unanswered', ['A newspaper', null], 1, 50],
    ['none', ['A greasy box', ''], 0, 0],
    ['none, with options that there are not', ['A bottle', 'A newspaper'], 0, 0],
  ])(
    'with %s right is marked by the server',
    { tags: ['7.8-06', '7.9-14', '7.11-02'] },
    async (_what, answers, correct, percentage) => {
      const customer = await signInAs(testApp, 'USER', await createOrganization(admin))
      const { status, body } = await answer(customer, answers)
      expect(status).toBe(201)
      expect(body.data).toMatchObject({
        quizID: { _id: quizID, title },
        userID: customer.id,
        UserAns: answers,
        TotalCorrectAns: correct,
        TotalQuestions: 2,
        TotalCorrectPersentage: percentage,
        Questions: quizForm().Questions,
      })
      expect(await results(customer)).toEqual([body.data])
    },
  )

  it('ignores totals and a user that the caller sends', { tags: ['3-46'] }, async () => {
    const customer = await signIn()
    const { body } = await answer(customer, [null, null], {
      userID: admin.id,
      TotalCorrectAns: 2,
      TotalCorrectPersentage: 100,
    })
    expect(body.data).toMatchObject({ userID: customer.id, TotalCorrectAns: 0, TotalCorrectPersentage: 0 })
  })

  it.each([[['A newspaper']], [[...right, null]], [[]]])(
    'refuses %j, which is not one answer per question',
    async (answers) => {
      const customer = await signIn()
      const { status, body } = await answer(customer, answers)
      const message = 'There has to be one answer for each question.'
      expect([status, body.message, body.issues]).toEqual([400, message, [{ path: 'UserAns', message }]])
      expect(await results(customer)).toEqual([])
    },
  )

  it('keeps every attempt, newest first, and makes one per idempotency key', {
    tags: ['3-48', 'R-rel-04c'],
  }, async () => {
    const customer = await signIn()
    await answer(customer, [null, null])
    testApp.clock.advance(60_000)
    const request = { body: { quizID, UserAns: right }, headers: { 'idempotency-key': 'one attempt' } }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => customer.call('POST', '/user_ans_quiz', request)),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    const other = await customer.call('POST', '/user_ans_quiz', { ...request, body: { quizID, UserAns: [null, null] } })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key.reused'])
    const found = await results(customer)
    expect(found.map((result: { TotalCorrectAns: number }) => result.TotalCorrectAns)).toEqual([2, 0])
  })

  it('says how long to wait after 60 tries in a quarter of an hour', { tags: ['R-sec-34c'] }, async () => {
    const customer = await signIn()
    for (let turn = 0; turn < 60; turn++) await answer(customer, [null, null])
    const { status, headers } = await answer(customer, right)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await answer(await signIn(), right)).status).toBe(201)
  })
})

describe('a quiz that changes', () => {
  it('is marked by the questions that were shown, and results keep them', async () => {
    const customer = await signIn()
    quizID = await createQuiz(admin, { title })
    await answer(customer, right)
    const [first] = quizForm().Questions
    const Questions = [{ ...first, CorrectAnswer: 'A greasy box' }]
    await admin.call('PATCH', `/quiz/${quizID}`, { body: { title: 'Renamed', Questions, __v: 0 } })

    testApp.clock.advance(60_000)
    const shownBefore = await answer(customer, right, { __v: 0 })
    expect(shownBefore.body.data).toMatchObject({ TotalCorrectAns: 2, Questions: quizForm().Questions })
    expect((await answer(customer, right)).body.code).toBe('quiz.answers-mismatch')
    testApp.clock.advance(60_000)
    const now = await answer(customer, ['A newspaper'], { __v: 1 })
    expect(now.body.data).toMatchObject({ quizID: { title: 'Renamed' }, TotalCorrectAns: 0, Questions })

    const counts = (await results(customer)).map((result: { Questions: object[] }) => result.Questions.length)
    expect(counts).toEqual([1, 2, 2])
  })

  it('keeps its questions when only its title changes', async () => {
    const customer = await signIn()
    quizID = await createQuiz(admin)
    await admin.call('PATCH', `/quiz/${quizID}`, { body: { title: 'Twice renamed' } })
    await admin.call('PATCH', `/quiz/${quizID}`, { body: { Questions: quizForm().Questions } })
    expect((await answer(customer, right, { __v: 2 })).body.data.TotalCorrectAns).toBe(2)
    const { rows } = await testApp.pool.query('select since_version from quiz_editions where quiz_id = $1', [quizID])
    expect(rows).toEqual([{ since_version: 0 }])
  })
})

describe('earlier results', () => {
  it("are the caller's own, narrowed by quiz and day, and exported", async () => {
    const [customer, stranger] = [await signIn(), await signIn()]
    quizID = await createQuiz(admin, { title: 'Glass' })
    await answer(customer, right)
    await answer(stranger, [null, null])
    quizID = await createQuiz(admin, { title: 'Cans' })
    await answer(customer, ['A newspaper', null])
    const titles = async (query: Record<string, string>) =>
      (await results(customer, query)).map((result: { quizID: { title: string } }) => result.quizID.title)
    expect((await titles({})).toSorted()).toEqual(['Cans', 'Glass'])
    expect(await titles({ quizID })).toEqual(['Cans'])
    expect(await titles({ q: 'glass' })).toEqual(['Glass'])
    expect(await titles({ from: '2026-02-04' })).toEqual([])
    const { text } = await customer.call('GET', '/user_ans_quiz/export', { query: { quizID } })
    expect(rowsOf(text)).toEqual([
      ['Quiz', 'Answered', 'Right answers', 'Questions', 'Percentage'],
      ['Cans', expect.stringMatching(/^2026-02-03T/), '1', '2', '50'],
    ])
  })

  it('stay when the quiz is archived, and the database refuses to change them', async () => {
    const customer = await signIn()
    quizID = await createQuiz(admin, { title: 'Archived' })
    await answer(customer, right)
    await admin.call('DELETE', `/quiz/${quizID}`)
    expect(await results(customer)).toMatchObject([{ quizID: { title: 'Archived' }, TotalCorrectAns: 2 }])
    await expect(testApp.pool.query('update quiz_attempts set correct_count = 0')).rejects.toThrow('never changed')
  })
})

it.each([-9_007_199_254_740_991, -1, 2_147_483_648])('a quiz has no version %s', async (version) => {
  expect((await answer(await signIn(), [null, null], { __v: version })).status).toBe(400)
})
