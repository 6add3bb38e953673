import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const source = new URL('../../src/', import.meta.url).pathname
/** Matches code that contacts another server. Mail is sent by nodemailer and not by our code. */
const asking =
  /\bfetch\(|\b(?:https?|http2|net|tls|dgram)\.(?:get|request|connect|createConnection)\(|from '(?:undici|node:(?:https?|http2|net|tls|dgram))'/

/** `isIP` and its variants only parse an address, a server only listens, and a type does nothing. */
const harmless = /import (?:type \{[^}]*\}|\{ (?:(?:isIP(?:v[46])?|createServer)(?:, )?)+ \}) from 'node:net'/g

/** Asks the servers for routes and distances that the operator configures, and nothing else; it follows no redirect. */
const ofOperators = 'lib/routes/outside/fetch-json.ts'

it.each(['await fetch(url)', 'https.request(url)', 'net.connect(25, host)', "import { request } from 'undici'"])(
  'are found in %s',
  (line) => expect(line).toMatch(asking),
)

it('are made by one file, to what the operator configures, so that no URL of a user is ever fetched', {
  tags: ['R-sec-31'],
}, async () => {
  const found: string[] = []
  const users: string[] = []
  let files = 0
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if (file.endsWith('.test.ts')) continue
    files += 1
    const text = await readFile(`${source}${file}`, 'utf8')
    if (asking.test(text.replace(harmless, ''))) found.push(file)
    if (text.includes("/fetch-json.ts'")) users.push(file)
  }
  expect(files).toBeGreaterThan(80)
  expect(found).toEqual([ofOperators])
  expect(users.toSorted()).toEqual(['lib/routes/outside/road-distances.ts', 'lib/routes/outside/route-engine.ts'])
})
