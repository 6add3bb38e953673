import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { pngFile } from '../../../../test/files/images.ts'
import { upload } from '../../../../test/files/upload.ts'
import { createQuiz, slideSetForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  customer = await signInAs(testApp, 'USER')
})

const newSlide = async (by = admin): Promise<string> => (await upload(by, await pngFile())).body.data.file
const create = (body: object) => admin.call('POST', '/training_slide', { body })
const change = (id: string, body: object) => admin.call('PATCH', `/training_slide/${id}`, { body })
const read = (id: string, by = customer) => by.call('GET', `/training_slide/${id}`)
const urls = (...keys: string[]) => keys.map((key) => `/api/files/${key}`)

describe('a slide set', () => {
  it('is shown to every signed-in person as it was written', { tags: ['3-44', '7.8-04'] }, async () => {
    const [first, second] = [await newSlide(), await newSlide()]
    const quiz = await createQuiz(admin, { title: 'Do you know paper?' })
    const form = slideSetForm([first, second], { Title: 'Paper', quizID: quiz, SlideTexts: ['Keep it dry'] })
    const { status, body } = await create(form)
    expect([status, body.message]).toEqual([201, 'Successfully added slide set!'])
    expect(body.data).toMatchObject({
      Title: 'Paper',
      Description: 'Which paper can be recycled, and why it has to stay dry.',
      Name: 'Daw Khin Mar',
      Reference: ['https://paper.example/sorting'],
      quizID: { _id: quiz, title: 'Do you know paper?' },
      Slides: urls(first, second),
      SlideTexts: ['Keep it dry', ''],
    })
    for (const role of ['USER', 'DRIVER', 'OPERATION', 'FINANCE OFFICE'] as const) {
      expect((await read(body.data._id, await signInAs(testApp, role))).body.data).toEqual(body.data)
    }
    const picture = await testApp.app.inject({ url: body.data.Slides[0] })
    expect(picture.headers['content-type']).toBe('image/png')
  })

  it('keeps the pictures and their texts when their order changes, and takes new ones between them', async () => {
    const [a, b, c] = [await newSlide(), await newSlide(), await newSlide()]
    const { body } = await create(slideSetForm([a, b], { SlideTexts: ['first', 'second'] }))
    testApp.clock.advance(1_000)
    const reordered = await change(body.data._id, { Slides: [body.data.Slides[1], c, a], __v: 0 })
    expect(reordered.body.data).toMatchObject({ Slides: urls(b, c, a), SlideTexts: ['second', '', 'first'], __v: 1 })
    testApp.clock.advance(1_000)
    const { body: shorter } = await change(body.data._id, { Slides: [a], SlideTexts: ['only'] })
    expect(shorter.data).toMatchObject({ Slides: urls(a), SlideTexts: ['only'] })
    const { body: history } = await admin.call('GET', '/audit', { query: { entity: 'slide-set', id: body.data._id } })
    expect(history.data.map(({ action }: { action: string }) => action)).toEqual([
      'slide-set.change',
      'slide-set.change',
      'slide-set.create',
    ])
    expect(history.data[0]).toMatchObject({ before: { Slides: urls(b, c, a) }, after: { Slides: urls(a) } })
  })

  it('keeps what a change does not send', async () => {
    const quizID = await createQuiz(admin)
    const { body } = await create(slideSetForm([await newSlide()], { quizID, SlideTexts: ['text'] }))
    const { updatedAt, __v, Title, ...rest } = body.data
    expect((await change(body.data._id, { Title: 'Other' })).body.data).toMatchObject({ ...rest, Title: 'Other' })
  })

  it.each<[Record<string, unknown>, string, string]>([
    [{ Title: '' }, 'Title', 'Required'],
    [{ Description: ' ' }, 'Description', 'Required'],
    [{ Name: undefined }, 'Name', 'Required'],
    [{ Slides: [] }, 'Slides', 'At least one slide'],
    [{ Slides: undefined }, 'Slides', 'At least one slide'],
    [{ Slides: ['../etc/passwd'] }, 'Slides.0', 'Please upload the file again.'],
    [{ Slides: ['https://elsewhere.example/a.png'] }, 'Slides.0', 'Please upload the file again.'],
    [{ Slides: [`${'0'.repeat(32)}.png`] }, 'Slides.0', 'Please upload the file again.'],
    [{ Reference: ['javascript:alert(1)'] }, 'Reference.0', 'Invalid link'],
    [{ Reference: ['paper.example'] }, 'Reference.0', 'Invalid link'],
    [{ Reference: ['https://a.example', ''] }, 'Reference.1', 'Required'],
    [{ quizID: '00000000-0000-4000-8000-000000000000' }, 'quizID', 'Please choose a quiz from the list.'],
  ])('is refused with %j', async (wrong, path, message) => {
    const { status, body } = await create(slideSetForm([await newSlide()], wrong))
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it("accepts a picture once, and only the caller's own", async () => {
    const key = await newSlide()
    expect((await create(slideSetForm([key, `/api/files/${key}`]))).body.issues[0].message).toBe(
      'Each picture only once',
    )
    expect((await create(slideSetForm([await newSlide(customer)]))).status).toBe(400)
    expect((await create(slideSetForm([key]))).status).toBe(201)
    expect((await create(slideSetForm([key]))).body.code).toBe('file.unknown')
  })

  it('refuses a stale version with the slides as they are now', async () => {
    const { body } = await create(slideSetForm([await newSlide()]))
    await change(body.data._id, { Title: 'first', __v: 0 })
    const { status, body: stale } = await change(body.data._id, { Title: 'second', __v: 0 })
    expect([status, stale.code, stale.current.Title]).toEqual([409, 'record.stale', 'first'])
  })

  it('is gone once it is archived', async () => {
    const { body } = await create(slideSetForm([await newSlide()], { Title: 'Archived soon' }))
    const path = `/training_slide/${body.data._id}`
    expect((await admin.call('DELETE', path)).status).toBe(200)
    expect((await read(body.data._id)).body.code).toBe('slide-set.not-found')
    expect((await change(body.data._id, { Title: 'Back' })).status).toBe(404)
    expect((await admin.call('DELETE', path)).status).toBe(404)
    const { body: list } = await customer.call('GET', '/training_slide', { query: { q: 'Archived soon' } })
    expect(list.total).toBe(0)
  })
})

describe('the list of slide sets', () => {
  it('is searched, sorted and exported', { tags: ['7.8-04'] }, async () => {
    const quizID = await createQuiz(admin, { title: 'Glass quiz' })
    const list = async (query: Record<string, string>) =>
      (await customer.call('GET', '/training_slide', { query })).body.data.map(({ Title }: { Title: string }) => Title)
    await create(slideSetForm([await newSlide()], { Title: 'Zebra glass', Name: 'Author A', quizID }))
    await create(slideSetForm([await newSlide()], { Title: 'Amber glass', Name: 'Author B', Description: 'Of jars.' }))
    expect(await list({ q: 'glass' })).toEqual(['Amber glass', 'Zebra glass'])
    expect(await list({ Title: 'glass', sort: 'Name' })).toEqual(['Zebra glass', 'Amber glass'])
    expect(await list({ Name: 'author b' })).toEqual(['Amber glass'])
    expect(await list({ q: 'jars' })).toEqual(['Amber glass'])
    expect(await list({ q: 'glass', from: '2026-02-04' })).toEqual([])
    const { text } = await customer.call('GET', '/training_slide/export', { query: { Title: 'zebra' } })
    expect(rowsOf(text)[1]).toEqual([
      'Zebra glass',
      'Which paper can be recycled, and why it has to stay dry.',
      'Author A',
      '1',
      'Glass quiz',
      'https://paper.example/sorting',
      expect.stringMatching(/^2026-02-03T/),
    ])
  })
})
