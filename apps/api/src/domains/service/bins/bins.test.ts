import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { jpegFile, pngFile } from '../../../../test/files/images.ts'
import { upload } from '../../../../test/files/upload.ts'
import { binForm, createBin } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
})

describe('a bin', () => {
  it('is added with its picture, whose URL works for everyone', {
    tags: ['3-21', '7.6-01', '7.6-02', '9-28', 'R-sec-30b'],
  }, async () => {
    const { file } = (await upload(admin, await pngFile())).body.data
    const made = await admin.call('POST', '/bins', { body: binForm({ name: 'Glasses', image: file }) })
    expect([made.status, made.body.message]).toEqual([201, 'Successfully added bin!'])
    expect(made.body.data).toMatchObject({ name: 'Glasses', size: '120 L', stock: 20, price: 45.5, __v: 0 })
    const shown = await call(testApp.app, 'GET', `/bins/${made.body.data._id}`)
    expect(shown.body.data).toEqual(made.body.data)
    const picture = await call(testApp.app, 'GET', shown.body.data.image.replace('/api', ''))
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it.each([
    ['price', undefined, 'Required'],
    ['price', '45', 'Invalid Number'],
    ['price', 45.555, 'At most 2 decimals'],
    ['price', -1, 'Not below 0'],
    ['stock', undefined, 'Required'],
    ['stock', 1.5, 'Stock must be an integer.'],
    ['stock', -1, 'Not below 0'],
    ['name', ' ', 'Required'],
    ['size', '', 'Required'],
    ['image', '../secret.png', 'Please upload the file again.'],
  ])('is refused at the field %s for %j', { tags: ['5-12'] }, async (path, value, message) => {
    const { status, body } = await admin.call('POST', '/bins', { body: binForm({ [path]: value }) })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('is changed field by field, including its picture, which null removes', { tags: ['7.6-03'] }, async () => {
    const id = await createBin(admin)
    const { file } = (await upload(admin, await jpegFile())).body.data
    const changed = await admin.call('PATCH', `/bins/${id}`, { body: { stock: 7, price: 50, image: file, __v: 0 } })
    expect(changed.body.data).toMatchObject({ size: '120 L', stock: 7, price: 50, image: `/api/files/${file}`, __v: 1 })
    const bare = await admin.call('PATCH', `/bins/${id}`, { body: { image: null } })
    expect(bare.body.data).toMatchObject({ stock: 7, image: null })
  })

  it('answers 409 to the second of two people who save it, and overwrites nothing', async () => {
    const id = await createBin(admin)
    const replies = await Promise.all(
      [11, 12].map((stock) => admin.call('PATCH', `/bins/${id}`, { body: { stock, __v: 0 } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = replies[0]?.status === 200 ? replies : replies.toReversed()
    expect(lost?.body).toMatchObject({ code: 'record.stale', current: { stock: won?.body.data.stock, __v: 1 } })
  })

  it('is archived: gone for everyone and from the list', { tags: ['7.6-03'] }, async () => {
    const id = await createBin(admin, { name: 'Soon gone' })
    expect((await admin.call('DELETE', `/bins/${id}`)).status).toBe(200)
    const replies = [
      await call(testApp.app, 'GET', `/bins/${id}`),
      await admin.call('GET', `/bins/${id}`),
      await admin.call('PATCH', `/bins/${id}`, { body: { stock: 1 } }),
      await admin.call('DELETE', `/bins/${id}`),
    ]
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'bin.not-found']))
    expect((await call(testApp.app, 'GET', '/bins?name=Soon gone')).body.total).toBe(0)
    const { body } = await admin.call('GET', `/audit?entity=bin&id=${id}`)
    const actions = body.data.map(({ action }: { action: string }) => action).toSorted()
    expect(actions).toEqual(['bin.archive', 'bin.create'])
  })
})

describe('the list', () => {
  beforeAll(async () => {
    for (const [size, stock, price] of [
      ['60 L', 0, 12.5],
      ['120 L', 5, 30],
      ['240 L', 50, 99.99],
    ] as const) {
      await createBin(admin, { name: 'Listed', size, stock, price })
    }
  })

  it.each([
    ['size=240', ['240 L']],
    ['stockFrom=1', ['120 L', '240 L']],
    ['stockFrom=4.5&stockTo=5.5', ['120 L']],
    ['stockTo=', ['60 L', '120 L', '240 L']],
    ['priceFrom=12.5&priceTo=30', ['60 L', '120 L']],
    ['priceFrom=99.995', []],
    ['q=240', ['240 L']],
  ])('is narrowed by %s, for someone who is not signed in', { tags: ['7.6-01'] }, async (query, sizes) => {
    const { body } = await call(testApp.app, 'GET', `/bins?name=listed&sort=price&${query}`)
    expect(body.data.map(({ size }: { size: string }) => size)).toEqual(sizes)
  })

  it('sorts sizes by their number', async () => {
    const { body } = await call(testApp.app, 'GET', '/bins?name=listed&sort=size')
    expect(body.data.map(({ size }: { size: string }) => size)).toEqual(['60 L', '120 L', '240 L'])
  })

  it('refuses a bound that is not a number', async () => {
    const { status, body } = await call(testApp.app, 'GET', '/bins?stockFrom=many')
    expect([status, body.issues]).toEqual([400, [{ path: 'stockFrom', message: 'Invalid Number' }]])
  })

  it('walks every row once by cursor, whatever the sort', async () => {
    for (const sort of ['name', 'size', 'stock', '-stock', 'price', '-price', 'createdAt']) {
      const seen: string[] = []
      let after: string | null = null
      do {
        const query: Record<string, string> = { sort, limit: '2', ...(after === null ? {} : { after }) }
        const { body } = await call(testApp.app, 'GET', '/bins', { query })
        seen.push(...body.data.map(({ _id }: { _id: string }) => _id))
        after = body.next
      } while (after !== null)
      const { body } = await call(testApp.app, 'GET', '/bins', { query: { sort } })
      expect(seen).toEqual(body.data.map(({ _id }: { _id: string }) => _id))
    }
  })

  it('is exported with its filters', async () => {
    const { text } = await call(testApp.app, 'GET', '/bins/export?name=listed&priceTo=30&sort=price')
    expect(rowsOf(text)).toEqual([
      ['Bin Type', 'Recycle Bin Size', 'Available Stock', 'Price per unit (USD)'],
      ['Listed', '60 L', '0', '12.5'],
      ['Listed', '120 L', '5', '30'],
    ])
  })
})
