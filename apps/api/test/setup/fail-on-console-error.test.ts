import { it } from 'vitest'

it.fails('fails a test that writes to console.error', () => {
  console.error('planted')
})
