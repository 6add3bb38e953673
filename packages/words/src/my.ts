import type { Catalogue } from './words.ts'

export const burmese: Catalogue = {}
