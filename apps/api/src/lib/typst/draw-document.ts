import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFiles } from './fonts.ts'
import type { PrintedDocument } from './printed-document.ts'
import { sheetsOf } from './sheets.ts'

const workspace = fileURLToPath(new URL('template/', import.meta.url))

/** The compiler can read only the template's folder and has no packages or network. User input reaches it as data. */
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fontFiles] }] })

const standards = { ua1: 'ua-1', a2a: 'a-2a' } as const

/** Throws an error with the compiler's diagnostics. */
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
    // The cache of one report is useless for the next.
    compiler.evictCache(0)
  }
}
