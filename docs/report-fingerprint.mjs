// Recomputes the fingerprint of a report from what anybody can download:
//   curl -o report.json https://<portal>/api/reports/<id>      (or /api/reports/shared/<link>)
//   node report-fingerprint.mjs report.json
// It is the SHA-256 of the UTF-8 bytes of the member `data.data` as JSON without spaces, with the keys of every object
// in ascending order of their UTF-16 code units and numbers as JavaScript writes them (0.000001, and 1e-7 below it).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [path = 'report.json'] = process.argv.slice(2)
const { data } = JSON.parse(readFileSync(path, 'utf8'))
process.stdout.write(`${createHash('sha256').update(canonical(data.data)).digest('hex')}\n`)

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
