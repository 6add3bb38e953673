import { createTransport, type SendMailOptions } from 'nodemailer'
import { PermanentJobError } from '#lib/jobs/permanent-job-error.ts'

export function createSmtpTransport(url: string): (mail: SendMailOptions) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async (mail) => {
    try {
      await transport.sendMail(mail)
    } catch (error) {
      throw isFinal(error as SmtpError) ? new PermanentJobError((error as Error).message, { cause: error }) : error
    }
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Only the refusal of this recipient or text is final; an operator can fix a refused sender or sign-in. */
function isFinal({ code, command, responseCode = 0 }: SmtpError): boolean {
  const isAboutThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
  return isAboutThisMail && responseCode >= 500 && responseCode < 600
}
