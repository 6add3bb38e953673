import type { burmese } from './my.ts'

type WithoutPlural<Key> = Key extends `${infer Text}_other` ? Text : Key

/** Values alone, which need no translation. */
type ValueAlone =
  `{{${'amount' | 'boxes' | 'day' | 'days' | 'instant' | 'it' | 'month' | 'months' | 'title' | 'type' | 'value'}}}`

/** An English text, which is the key of its translation: without Burmese it is a type error. */
export type TranslationKey = WithoutPlural<keyof typeof burmese> | ValueAlone

/** Translates a text, whose `{{placeholders}}` the values fill; nothing stays nothing. */
export type Translate = (text: TranslationKey | '', values?: Record<string, unknown>) => string
