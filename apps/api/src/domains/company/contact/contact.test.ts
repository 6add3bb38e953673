import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#database/schema/audit.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { mailsTo } from '../../../../test/setup/mails.ts'

const testApp = useTestApp()
const companyEmail = 'hello@clean.example'
let admin: TestActor

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  await admin.call('PATCH', '/company', {
    body: { name: 'Clean Yangon', email: companyEmail, phone: '09 777 888 999' },
  })
})

let senders = 0
/** Every call uses a new IP address and sender, so that no limit applies unless a test wants it to. */
const send = (body: object, ip = `10.3.0.${++senders}`) =>
  call(testApp.app, 'POST', '/contact', {
    body: { name: 'Ma Su', email: `su${++senders}@lotus.example`, message: 'Do you collect glass?', ...body },
    ip,
  })
const countMessages = () => testApp.database.$count(contactMessages)

describe('a message to the company', () => {
  it('is stored as it was written, and recorded in the audit log', async () => {
    const letter = {
      name: ' Ko Ko <3 ',
      email: 'koko@lotus.example',
      message: 'We have 3 < 5 bins.\n\nမှန်ပုလင်းများ ရှိပါသည်။',
    }
    const { status, body } = await send(letter)
    expect([status, body.message]).toEqual([201, 'Thank you. Your message was sent.'])
    const [row] = await testApp.database.select().from(contactMessages).where(eq(contactMessages.id, body.data._id))
    expect(row).toEqual({
      ...letter,
      name: 'Ko Ko <3',
      topic: 'other',
      id: body.data._id,
      createdAt: testApp.clock.now(),
      answeredAt: null,
      answeredById: null,
    })
    const [entry] = await testApp.database.select().from(auditEntries).where(eq(auditEntries.entityId, body.data._id))
    expect(entry).toMatchObject({
      action: 'contact-message.send',
      actorId: null,
      after: { name: 'Ko Ko <3', email: 'koko@lotus.example' },
    })
  })

  it('is mailed to the company, which answers the sender', async () => {
    await send({ name: 'Daw & Mya', email: 'mya@lotus.example', message: 'First line\nSecond "line"' })
    const mail = (await mailsTo(testApp, companyEmail)).at(-1)
    expect(mail).toMatchObject({ replyTo: 'mya@lotus.example', subject: 'Message from Daw & Mya' })
    expect(mail?.text).toBe(
      `Hello,

Daw & Mya wrote on the contact page. Reply to this email to answer.

Name: Daw & Mya
Email: mya@lotus.example
Topic: Something else

First line

Second "line"

Clean Yangon
09 777 888 999
${companyEmail}`,
    )
    expect(mail?.html).toContain('<p>Second &#34;line&#34;</p>')
  })

  it('is stored and mailed with its topic', async () => {
    const { body } = await send({ topic: 'missed-pickup', message: 'Nobody came.' })
    const [row] = await testApp.database.select().from(contactMessages).where(eq(contactMessages.id, body.data._id))
    expect(row?.topic).toBe('missed-pickup')
    expect((await mailsTo(testApp, companyEmail)).at(-1)?.subject).toBe('Missed pickup: message from Ma Su')
    expect((await send({ topic: 'gossip' })).body.issues).toMatchObject([{ path: 'topic' }])
  })

  it('is stored while the company has no address to mail it to', async () => {
    await admin.call('PATCH', '/company', { body: { email: '' } })
    const before = [await countMessages(), (await mailsTo(testApp, companyEmail)).length]
    expect((await send({})).status).toBe(201)
    const after = [await countMessages(), (await mailsTo(testApp, companyEmail)).length]
    await admin.call('PATCH', '/company', { body: { email: companyEmail } })
    expect(after).toEqual([Number(before[0]) + 1, before[1]])
  })

  it('is stored once, however often it is sent with one idempotency key', async () => {
    const body = { name: 'Ma Su', email: 'once@lotus.example', message: 'Once' }
    const again = () =>
      call(testApp.app, 'POST', '/contact', { body, ip: '10.4.0.1', headers: { 'idempotency-key': 'one' } })
    const replies = await Promise.all([again(), again(), again()])
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    const stored = await testApp.database.select().from(contactMessages).where(eq(contactMessages.email, body.email))
    expect(stored).toHaveLength(1)
  })
})

describe('who wrote a message', () => {
  it('gets a receipt in the language of the page, without a word that was typed', async () => {
    const to = 'receipt@lotus.example'
    const typed = { name: 'Buy pills', message: 'At cheap-pills' }
    await send({ email: to, topic: 'invoice', language: 'en', ...typed })
    await send({ email: to, topic: 'invoice', language: 'my', ...typed })
    const [english, burmese] = await mailsTo(testApp, to)
    expect(english?.subject).toBe('We have your message')
    expect(english?.text).toContain('Topic: Invoice or payment')
    // The company's own number is its signature, and would read as the sender's among the facts.
    expect(english?.text).toContain('09 777 888 999')
    expect(english?.text).not.toContain('Phone:')
    expect(english?.text).toMatch(/^Date: .*20\d\d/m)
    expect(burmese?.subject).toBe('သင့်စာကို လက်ခံရရှိပါသည်')
    expect(JSON.stringify([english, burmese])).not.toMatch(/pills/)
  })

  it('gets three receipts in a day at most, however the address is written', async () => {
    for (const email of ['few@a.example', 'Few@a.example', 'few+1@a.example', 'few+2@a.example']) await send({ email })
    const copies = [await mailsTo(testApp, 'few+1@a.example'), await mailsTo(testApp, 'few+2@a.example')]
    expect(copies.map(({ length }) => length)).toEqual([1, 0])
  })

  it('gets the text back at the address of the account when signed in, whatever address was typed', async () => {
    const customer = await signInAs(testApp, 'ADMIN')
    const letter = { name: 'Ma Su', email: 'elsewhere@lotus.example', message: 'First line\nSecond line' }
    expect((await customer.call('POST', '/contact', { body: letter, ip: '10.6.0.1' })).status).toBe(201)
    const [copy] = await mailsTo(testApp, customer.email)
    expect(copy?.text).toContain('First line\n\nSecond line')
    expect(await mailsTo(testApp, letter.email)).toEqual([])
  })
})

describe('a message is refused and not stored', { tags: ['8-39'] }, () => {
  it.each([
    ['name', '', 'Required'],
    ['email', '', 'Required'],
    ['email', 'su', 'Invalid email address'],
    ['message', '  ', 'Required'],
    ['message', 'x'.repeat(5_001), 'At most 5000 characters'],
    ['message', 'Look: <a href="https://evil.example">here</a>', 'Please write plain text, without markup.'],
    ['message', '<script>alert(1)</script>', 'Please write plain text, without markup.'],
    ['message', 'Buy [url=https://evil.example]this[/url]', 'Please write plain text, without markup.'],
    ['name', 'Su www.evil.example', 'Please write a name, without a web address.'],
    ['name', '<b>Su</b>', 'Please write plain text, without markup.'],
  ])('when its %s is %.30j: %s', async (field, value, message) => {
    const before = await countMessages()
    const { status, body } = await send({ [field]: value })
    expect([status, body.issues]).toEqual([400, [{ path: field, message }]])
    expect(await countMessages()).toBe(before)
  })

  it('when it is a megabyte long', async () => {
    const before = await countMessages()
    const { status, body } = await send({ message: 'x'.repeat(1_048_576) })
    expect([status, body.message]).toEqual([413, 'That is too much data for one call.'])
    expect(await countMessages()).toBe(before)
  })

  it('when it fills in the hidden field, as only a bot does', async () => {
    const before = await countMessages()
    const { status, body } = await send({ website: 'https://spam.example' })
    expect([status, body.code]).toEqual([400, 'contact.not-a-person'])
    expect(await countMessages()).toBe(before)
  })

  it('when it is one too many from one IP address, with the time to wait', { tags: ['R-sec-34c'] }, async () => {
    const before = await countMessages()
    const replies = []
    for (let sent = 0; sent < 20; sent += 1) replies.push(await send({}, '10.5.0.1'))
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(201), ...Array(10).fill(429)])
    expect(replies.at(-1)?.body.message).toBe('Too many tries. Please try again in 10 minutes.')
    expect(replies.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
    expect(await countMessages()).toBe(before + 10)
  })

  it('when it is one too many from one sender, even from many IP addresses', { tags: ['R-sec-34c'] }, async () => {
    const from = () => send({ email: 'Same@lotus.example' })
    const replies = []
    for (let sent = 0; sent < 6; sent += 1) replies.push(await from())
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  })
})
