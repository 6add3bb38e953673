import { it } from 'vitest'
import { expectReadable, rows } from './sweep.ts'

it.each(rows)('in English $address can be read and used by $as', (row) => expectReadable(row, 'en'))
