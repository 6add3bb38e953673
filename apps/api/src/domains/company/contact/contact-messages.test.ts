import { beforeAll, expect, it } from 'vitest'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let service: TestActor
let operation: TestActor

beforeAll(async () => {
  service = await signInAs(testApp, 'CUSTOMER SERVICE')
  operation = await signInAs(testApp, 'OPERATION')
})

async function write(message: string): Promise<string> {
  const body = { name: 'Ma Su', email: 'su@lotus.example', topic: 'new-service', message }
  return (await call(testApp.app, 'POST', '/contact', { body, ip: '10.4.0.1' })).body.data._id
}

it('waits until somebody has answered it, who is noted, and can be opened again', { tags: ['13.5-01'] }, async () => {
  const id = await write('Do you collect glass?')
  const open = async () => {
    const { body } = await service.call('GET', '/contact_messages?isOpen=true&sort=createdAt')
    return body.data.map(({ _id }: { _id: string }) => _id)
  }
  expect(await open()).toContain(id)
  const answered = await service.call('PATCH', `/contact_messages/${id}`, { body: { isAnswered: true } })
  expect(answered.body.data).toMatchObject({
    name: 'Ma Su',
    message: 'Do you collect glass?',
    answeredAt: testApp.clock.now().toISOString(),
    answeredBy: { _id: service.id },
  })
  expect(await open()).not.toContain(id)

  const again = await operation.call('PATCH', `/contact_messages/${id}`, { body: { isAnswered: true } })
  expect(again.body.data.answeredBy).toMatchObject({ _id: service.id })
  await operation.call('PATCH', `/contact_messages/${id}`, { body: { isAnswered: false } })
  expect(await open()).toContain(id)
})

it('is found by its text, and is nobody else’s to read', { tags: ['13.5-01'] }, async () => {
  const id = await write('Twelve blue drums behind the market')
  const { body } = await service.call('GET', '/contact_messages?q=blue%20drums')
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
  const finance = await signInAs(testApp, 'FINANCE OFFICE')
  expect((await finance.call('GET', '/contact_messages')).status).toBe(403)
  expect((await service.call('PATCH', `/contact_messages/${service.id}`, { body: { isAnswered: true } })).status).toBe(
    404,
  )
})
