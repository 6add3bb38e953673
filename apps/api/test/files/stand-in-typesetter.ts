/** Replaces the process that draws PDFs. It does what a document's title says and answers with its process id. */
import { setTimeout as delay } from 'node:timers/promises'
import { serveTasks } from '#lib/children/serve-tasks.ts'
import type { PrintedDocument } from '#lib/typst/printed-document.ts'

serveTasks(async ({ title }: PrintedDocument) => {
  if (title.text === 'hang') for (;;);
  if (title.text === 'sleep') for (;;) await delay(1_000)
  if (title.text === 'grow') for (const kept: Buffer[] = []; ; ) kept.push(Buffer.alloc(50_000_000))
  if (title.text === 'die') process.kill(process.pid, 'SIGKILL')
  if (title.text === 'refuse') throw new Error('unknown variable')
  await delay(title.text.startsWith('slow') ? 300 : 0)
  return Buffer.from(String(process.pid))
})
