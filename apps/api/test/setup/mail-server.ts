import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  /** Includes the mails after which the server hung up. */
  mails: ParsedMail[]
  /** Applies to every mail until `accept` is set again. */
  behave(as: 'accept' | 'hang up after the mail' | 'refuse the recipient'): void
  close(): Promise<void>
}

/** Speaks real SMTP, so that tests cover the connection too. */
export async function startMailServer(port = 0): Promise<MailServer> {
  let behaviour = 'accept'
  const mails: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo(_address, _session, callback) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
      callback(behaviour === 'refuse the recipient' ? refusal : null)
    },
    onData(stream, session, callback) {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        if (behaviour !== 'hang up after the mail') return callback()
        for (const connection of server.connections) if (connection.session === session) connection.close()
      }, callback)
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    behave(as) {
      behaviour = as
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
