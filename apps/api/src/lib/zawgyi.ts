// Other packages' programs, e.g. the benchmarks, import this file without the declarations of this one.
/// <reference path="./myanmar-tools.d.ts" />
import myanmarTools from 'myanmar-tools'

/**
 * Zawgyi reuses Unicode's Burmese code points for other letters, so neither search nor sort works. The model also
 * suspects single words of correct Burmese (စက္ကူ, paper), so a text must contain something that Unicode never has,
 * such as a vowel sign before its letter.
 */
export function isZawgyi(text: string): boolean {
  return neverInUnicode.test(text) && detector.getZawgyiProbability(text) > 0.95
}

/** What is only looked for is converted rather than refused, since nothing of it is stored. */
export function inUnicode(text: string): string {
  return isZawgyi(text) ? converter.zawgyiToUnicode(text).normalize('NFC') : text
}

const detector = new myanmarTools.ZawgyiDetector()
const converter = new myanmarTools.ZawgyiConverter()

const letter = '\\u1000-\\u102a\\u103f\\u104e\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1082\\u108e'
const medial = '\\u103b-\\u103e'
const neverInUnicode = new RegExp(
  [`(?<![${letter}${medial}])\\u1031`, `(?<![${letter}${medial}\\u103a])[${medial}]`, `\\u1039(?![\\u1000-\\u1021])`]
    .concat('[\\u1033\\u1034\\u105a\\u1060-\\u1097]')
    .join('|'),
)
