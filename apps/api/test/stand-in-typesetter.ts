/** Replaces the process that draws PDFs. It does what a document's title says and answers with its process id. */
import type { PrintedDocument } from '#lib/typst/printed-document.ts'

process.on('message', async ({ title }: PrintedDocument) => {
  if (title.text === 'hang') for (;;) await new Promise((resolve) => setTimeout(resolve, 1_000))
  if (title.text === 'die') process.kill(process.pid, 'SIGKILL')
  if (title.text === 'refuse') process.send?.({ problem: 'unknown variable' })
  else {
    await new Promise((resolve) => setTimeout(resolve, title.text.startsWith('slow') ? 300 : 0))
    process.send?.({ pdf: Buffer.from(String(process.pid)) })
  }
})
process.on('disconnect', () => process.exit())
