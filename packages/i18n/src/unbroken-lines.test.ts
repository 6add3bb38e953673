import { describe, expect, it } from 'vitest'
import { burmese } from './my.ts'
import { burmeseOnScreens } from './my-on-screens.ts'
import { withUnbrokenLines } from './unbroken-lines.ts'
import { withoutJoiners } from './word-joiner.ts'

/** Browsers break Burmese lines between the words that this finds, by the same dictionary. */
const words = new Intl.Segmenter('my', { granularity: 'word' })
const endsWithBurmese = /[\u1000-\u109F]$/
/** The letter that is stacked below the last one begins the next segment. */
const endsWithStack = /\u1039$/
const insideOfSyllable = /^(?:[\u1000-\u1021][\u1037\u1038]?\u103A|[\u1000-\u1021]\u1039|[\u102B-\u103E])/

function tornSyllables(text: string): string[] {
  const segments = Array.from(words.segment(text), ({ segment }) => segment)
  return segments.flatMap((segment, place) => {
    const before = segments[place - 1] ?? ''
    const isTorn = endsWithStack.test(before) || (endsWithBurmese.test(before) && insideOfSyllable.test(segment))
    return isTorn ? [`${before}|${segment}`] : []
  })
}

describe('Burmese on screens', () => {
  it('is torn inside of a syllable where a dictionary lacks a word', () => {
    expect(tornSyllables('အီးမေးလ်')).toEqual(['မေး|လ်'])
  })

  it('has no text of which a line could end inside of a syllable', () => {
    const torn = Object.values(burmeseOnScreens).flatMap(tornSyllables)
    expect([...new Set(torn)]).toEqual([])
  })

  it('reads the same in files, and papers and mails have the plain texts', () => {
    const plain = Object.entries(burmeseOnScreens).map(([english, text]) => [english, withoutJoiners(text)])
    expect(Object.fromEntries(plain)).toEqual(burmese)
    expect(Object.values(burmese).join('')).not.toContain('\u2060')
  })

  it.each([
    ['အီးမေးလ်ပို့ရန်', 'အီး+မေး+လ်ပို့+ရန်'],
    ['စက္ကူ', 'စက္ကူ'],
    ['ဓာတ်ခဲ', 'ဓာ+တ်+ခဲ'],
    ['ကီလိုဂရမ်', 'ကီ+လို+ဂ+ရ+မ်'],
    ['မပြောင်းပါ', 'မ+ပြောင်း+ပါ'],
    ['မန်နေဂျာ', 'မန်နေဂျာ'],
    ['မနက်ဖြန်', 'မနက်ဖြန်'],
    ['ပင်မစာမျက်နှာ', 'ပင်မစာမျက်နှာ'],
    ['နောက် {{count}} ရက်တွင်', 'နောက် {{count}}_ရက်+တွင်'],
    ['ပြောင်းရန်', 'ပြောင်း+ရန်'],
    ['မြင်ရပါမည်။', 'မြင်ရ+ပါ+မည်။'],
    ['လျော့မှုများ ရှိသည်၊', 'လျော့+မှု+များ ရှိ+သည်၊'],
    ['ရန်ကုန်', 'ရ+န်+ကု+န်'],
    ['{{weight}} ကီလို', '{{weight}}_ကီ+လို'],
    ['၅ ကီလိုအထိ', '၅_ကီ+လိုအထိ'],
    ['{{kg}} ကီလိုအထိ', '{{kg}}_ကီ+လိုအထိ'],
    ['{{amount}} တန် CO₂e', '{{amount}}_တန်_CO₂e'],
    ['{{total}} တန်း', '{{total}} တန်း'],
    ['စာလုံး ၈ လုံး', 'စာလုံး ၈_လုံး'],
    ['နောက်ဆုံး ၁၂ လ', 'နောက်ဆုံး ၁၂_လ'],
    ['လွန်ခဲ့သော {{count}} လက', 'လွန်ခဲ့သော {{count}}_လက'],
    ['{{amount}} လက်ခံရ', '{{amount}} လက်ခံရ'],
    ['{{price}} USD ဖြစ်', '{{price}}_USD ဖြစ်'],
    ['{{date}} ရက်စွဲပါ', '{{date}} ရက်စွဲ+ပါ'],
    ['အသက် ၁၈ နှစ်', 'အသက် ၁၈_နှစ်'],
    ['၅ ရာခိုင်နှုန်း', '၅_ရာ+ခို+င်+နှု+န်း'],
    ['{{weight}} kg', '{{weight}} kg'],
    ['{{year}} {{month}} {{day}}၊ {{weekday}}', '{{year}} {{month}}_{{day}}၊ {{weekday}}'],
    ['{{year}} {{month}}', '{{year}}_{{month}}'],
    ['{{from}} – {{to}} {{year}}', '{{from}} – {{to}} {{year}}'],
  ])('%s is joined as %s', (text, joined) => {
    expect(withUnbrokenLines({ text })).toEqual({ text: joined.replaceAll('+', '\u2060').replaceAll('_', '\u00A0') })
  })
})
