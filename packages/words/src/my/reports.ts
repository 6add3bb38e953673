import type { Catalogue } from '../words.ts'

/** The waste report, on screens and on paper. */
export const reportWords: Catalogue = {
  'First Quarter {{year}}': '{{year}} ပထမ သုံးလပတ်',
  'Second Quarter {{year}}': '{{year}} ဒုတိယ သုံးလပတ်',
  'Third Quarter {{year}}': '{{year}} တတိယ သုံးလပတ်',
  'Fourth Quarter {{year}}': '{{year}} စတုတ္ထ သုံးလပတ်',
  '{{from}} to {{to}}': '{{from}} မှ {{to}} အထိ',
  '{{name}} {{percent}}': '{{name}} {{percent}}',
  '{{amount}} kg CO₂e': '{{amount}} ကီလို CO₂e',
  '{{amount}} t CO₂e': '{{amount}} တန် CO₂e',
}
