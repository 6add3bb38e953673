import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from './fonts.ts'
import type { PrintedDocument } from './printed-document.ts'
import { sheetsOf } from './sheets.ts'

const workspace = fileURLToPath(new URL('template/', import.meta.url))

/** It reads the template's folder alone, and has neither packages nor a network. What people typed reaches it as data. */
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fontFiles] }] })

const standards = { ua1: 'ua-1', a2a: 'a-2a' } as const

/** Throws with what the compiler says if it refuses. */
export function drawDocument(document: PrintedDocument): Buffer {
  const made = compiler.compile({
    mainFilePath: `${workspace}${document.layout}.typ`,
    inputs: { document: JSON.stringify(sheetsOf(document)) },
  })
  try {
    const problems = made.takeDiagnostics()
    if (made.result === null) throw new Error(JSON.stringify(problems && compiler.fetchDiagnostics(problems)))
    return compiler.pdf(made.result, { pdfStandard: standards[document.standard] })
  } finally {
    // What it remembers of one report is of no use to the next.
    compiler.evictCache(0)
  }
}
