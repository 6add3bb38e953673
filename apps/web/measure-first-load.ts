/** Prints how much JavaScript /log_in loads first, gzipped, and fails above the budget. Build before. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

const budgetKb = 180
const dist = new URL('./dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>

const page = readFileSync(new URL('index.html', dist), 'utf8')
const files = new Set([...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
collect('src/app/routes/public/log-in.tsx')

const sizes = [...files].map((file) => ({ file, kb: gzipSync(readFileSync(new URL(file, dist))).length / 1_000 }))
const total = sizes.reduce((sum, { kb }) => sum + kb, 0)
for (const { file, kb } of sizes.sort((one, other) => other.kb - one.kb))
  console.warn(`${kb.toFixed(1).padStart(7)} kB  ${file}`)
console.warn(`${total.toFixed(1).padStart(7)} kB  first JavaScript for /log_in (budget ${budgetKb} kB)`)
if (total > budgetKb) process.exitCode = 1

function collect(name: string): void {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} is not in the manifest: was it renamed?`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const next of chunk.imports ?? []) collect(next)
}
