import type { TestActor } from '../setup/actors.ts'
import type { TestApp } from '../setup/create-test-app.ts'
import { readPdf } from './read-pdf.ts'

/** Throws unless the reply is 200. */
export async function pdfOf({ app }: TestApp, path: string, actor?: TestActor) {
  const headers = actor ? { authorization: `Bearer ${actor.token}` } : {}
  const response = await app.inject({ url: `/api${path}`, headers })
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
  const pdf = await readPdf(response.rawPayload)
  const text = pdf.pages.map((_, page) => pdf.textOf(page)).join('\n')
  return { ...pdf, text, bytes: response.rawPayload, headers: response.headers }
}
