import { connect, createServer } from 'node:net'
import { Client } from 'pg'

/**
 * Stands between a portal and its database as a pooler in transaction mode with one connection does: whoever asks next
 * gets it. It knows no transactions of several statements.
 */
export async function startTransactionPooler(target: string): Promise<{ connectionString: string; close(): void }> {
  const { host, port, user, database } = new Client({ connectionString: target })
  const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  const ask = (question: Buffer) => {
    const answer = readUntil(readyForQuery)
    const answered = new Promise<Buffer>((resolve) => {
      const read = (chunk: Buffer) => {
        const whole = answer(chunk)
        if (whole === undefined) return
        far.off('data', read)
        resolve(whole)
      }
      far.on('data', read)
    })
    far.write(question)
    return answered
  }
  let turn: Promise<unknown> = Promise.resolve()
  let greeting: Promise<Buffer> | undefined
  const server = createServer((near) => {
    near.on('error', () => {})
    let question: ((chunk: Buffer) => Buffer | undefined) | undefined
    near.on('data', (chunk) => {
      const isGreeting = question === undefined
      const whole = isGreeting ? chunk : question?.(chunk)
      question ??= readUntil(...endsOfQuestions)
      if (whole === undefined) return
      if (isGreeting) greeting ??= ask(whole)
      turn = turn.then(async () => near.write((await (isGreeting ? greeting : ask(whole))) ?? ''))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const ownPort = address !== null && typeof address === 'object' ? address.port : 0
  return {
    connectionString: `postgresql://${user}@127.0.0.1:${ownPort}/${database}`,
    close: () => {
      far.destroy()
      server.close()
    },
  }
}

const readyForQuery = 'Z'
/** A simple query and a Sync. */
const endsOfQuestions = ['Q', 'S']

/** Collects messages until one of these types ends them, and begins anew then. */
function readUntil(...ends: string[]): (chunk: Buffer) => Buffer | undefined {
  let read = Buffer.alloc(0)
  return (chunk) => {
    read = Buffer.concat([read, chunk])
    let last = ''
    let at = 0
    while (at + 5 <= read.length) {
      last = String.fromCharCode(read[at] ?? 0)
      at += 1 + read.readUInt32BE(at + 1)
    }
    if (at !== read.length || !ends.includes(last)) return undefined
    const whole = read
    read = Buffer.alloc(0)
    return whole
  }
}
