import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/journey.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

// R-sec-41a: the built files; no test shows that the repository holds no secret.
test('the built files contain no secret of this portal and no signing code', {
  tag: ['@7.10-03', '@R-sec-41a', '@R-sec-41b'],
}, () => {
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
  expect(built.length).toBeGreaterThan(50)

  const folder = join(process.env.E2E_DATA_DIR ?? '', 'secrets')
  const secrets = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').trim())
  expect(secrets.length).toBeGreaterThanOrEqual(2)
  for (const secret of secrets) expect(built.some((text) => text.includes(secret))).toBe(false)

  // The field names and the algorithm that only code for signing would contain.
  for (const word of ['createHmac', '"HMAC"', 'merchant_id', 'hash_value', 'channel_response_code']) {
    expect(built.some((text) => text.includes(word))).toBe(false)
  }
})

test('the server renders pages with the production builds of its libraries', () => {
  const renderer = readFileSync(join(dist, 'server/render-pages.js'), 'utf8')
  expect(renderer).toContain('renderToString')
  expect(renderer).not.toContain('process.env.NODE_ENV')
})
