import { it } from 'vitest'
import { expectReadable, rows } from './sweep.ts'

it.each(rows)('in Burmese $address can be read and used by $as', (row) => expectReadable(row, 'my'))
