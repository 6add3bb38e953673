// For whoever imports this file from another package's program, e.g. the benchmarks.
/// <reference path="./myanmar-tools.d.ts" />
import { ZawgyiDetector } from 'myanmar-tools'

/**
 * Zawgyi writes Burmese letters in places of their own in the same range as Unicode, so that neither search nor sort
 * finds them. Single words of good Burmese (စက္ကူ, paper) look likely to the model too; so a text must also hold what
 * Unicode never has: a vowel or medial sign before its letter, a stacked letter that is none, or Zawgyi's own forms.
 */
export function isZawgyi(text: string): boolean {
  return neverInUnicode.test(text) && detector.getZawgyiProbability(text) > 0.95
}

const detector = new ZawgyiDetector()

const letter = '\\u1000-\\u102a\\u103f\\u104e\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1082\\u108e'
const medial = '\\u103b-\\u103e'
const neverInUnicode = new RegExp(
  [`(?<![${letter}${medial}])\\u1031`, `(?<![${letter}${medial}\\u103a])[${medial}]`, `\\u1039(?![\\u1000-\\u1021])`]
    .concat('[\\u1033\\u1034\\u105a\\u1060-\\u1097]')
    .join('|'),
)
