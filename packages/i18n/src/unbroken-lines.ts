import type { Catalogue } from './create-i18n.ts'
import { unbrokenWords } from './unbroken-words.ts'
import { onOneLine, wordJoiner } from './word-joiner.ts'

/**
 * Returns texts of which browsers keep some words, and the day with its month, on one line; a line may end after the
 * year of a date, because whole dates take too much of a list. They are shown, and never sent or searched for.
 */
export function withUnbrokenLines(texts: Catalogue): Catalogue {
  const unbroken = (text: string) =>
    text
      .replace(pairs, onOneLine)
      .replace(words, joined)
      .replace(negation, wordJoiner)
      .replace(beforeTimeEnding, wordJoiner)
      .replace(beforeLastParticles, wordJoiner)
  return Object.fromEntries(Object.entries(texts).map(([english, text]) => [english, unbroken(text)]))
}

/** A consonant or vowel with what is stacked below and around it, and the consonant that closes it. */
export const syllable =
  '[\u1000-\u102A](?:\u1039[\u1000-\u1021]|[\u102B-\u103E])*(?:[\u1000-\u1021]\u1037?\u103A[\u102B-\u103E]*)?'

/** Where the negation, a syllable without a vowel sign, meets its verb, which would else say the opposite on its own. */
export const negation = /(?<=(?<!\u1039|ပင်)မ)(?=[\u1000-\u1021](?![\u1037\u1038]?\u103A|\u1039))(?!နက်)/g

/** A unit of time keeps the ending that says when. */
const beforeTimeEnding = /(?<=ရက်|လ|နှစ်|နာရီ|မိနစ်)(?=တွင်)/g

/** Particles of tense and number; at the end of a phrase they stay with their word, and do not begin a line alone. */
export const lastParticles = '(?:ပါ|သည်|မည်|ရန်|ပြီး|ပြီ|များ|မှု)+'

const beforeLastParticles = new RegExp(
  `(?<=[\u1000-\u103F])(?=${lastParticles}(?:[\u104A\u104B]|[^\u1000-\u109F\u2060]|$))`,
  'g',
)

/** What a figure counts or measures, and not the words that begin with the same letters. */
export const units = [
  'ကီလို|တန်(?!း)|မီဂါ|ရာခိုင်|USD|MMK',
  'မိနစ်|နာရီ|ရက်(?!စွဲ)|ပတ်|လ(?=$| |အ|တွင်|မတိုင်|က(?!်))|နှစ်',
  'ခု|ကြိမ်|လုံး|ပုံ|စောင်|မျိုး|စီး',
].join('|')

/** What belongs together: a day and its month, a figure and its unit. */
const pairs = new RegExp(
  `(?:}}|[၀-၉]) (?=${units})|(?:တန်|လို) (?=CO₂e)|{{month}} {{day}}|{{year}} {{month}}(?! {{day)`,
  'g',
)

const words = new RegExp(unbrokenWords.join('|'), 'g')

function joined(word: string): string {
  return word.replace(innerLetter, `${wordJoiner}$&`)
}

/** A consonant or vowel that is not the first, and not stacked below the one before. */
const innerLetter = /(?<=[\u1000-\u109F])(?<!\u1039)[\u1000-\u102A]/g
