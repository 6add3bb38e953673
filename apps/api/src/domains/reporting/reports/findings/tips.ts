import type { SortedType } from '@thant/contracts/materials/wastes'
import type { TranslationKey } from '@thant/i18n/translation-key'

/** Each type has three tips, the most useful first. */
export const typeTips: Record<SortedType, readonly [TranslationKey, TranslationKey, TranslationKey]> = {
  Papers: [
    'Keep paper dry and flat: wet or greasy paper cannot be pulped and ends up as waste.',
    'Put a tray for paper with one blank side beside each printer, and write on that side first.',
    'Flatten cardboard boxes before the pickup: the same truck carries three times as many.',
  ],
  Plastics: [
    'Empty and rinse bottles and cups before they go into the bin: what is left in them spoils the whole bag.',
    'Take caps and labels off bottles: they are other plastics, which are melted apart.',
    'Ask suppliers for refills and returnable crates instead of film and single-use packing.',
  ],
  Cans: [
    'Rinse cans and press them flat: they take a quarter of the space and attract no ants.',
    'Keep aluminium and steel cans apart with a magnet: steel sticks, aluminium does not.',
    'Keep spray cans out of this bin unless they are quite empty: pressed full ones burst.',
  ],
  Glasses: [
    'Keep bottles whole and in their crates: whole ones are washed and filled again, broken ones have to be melted.',
    'Keep window glass, mirrors and cups apart: they melt at other temperatures than bottles.',
    'Wrap broken glass in paper and mark it, so that nobody is cut at the pickup.',
  ],
  'E-waste': [
    'Collect old devices, cables and batteries in one dry box and hand them over at a pickup, never with other waste.',
    'Remove batteries from devices and tape their poles before storing them.',
    'Wipe disks and take out SIM cards before devices leave the house.',
  ],
  Organic: [
    'Keep plastic bags and stickers out of organic waste: they stay in the compost for ever.',
    'Let wet kitchen waste drain, and close the bin: it smells less and weighs less.',
    'Plan portions by what came back on the plates last week.',
  ],
}

export const reduceReuseRecycleTips: readonly TranslationKey[] = [
  'Reduce first: buy in bulk what you use each day, and refuse packing that you do not need.',
  'Reuse before recycling: jars, boxes and crates serve many times before they are waste.',
  'Recycle what is left: one bin for each material beside every desk group works better than one for all in the corridor.',
  'Repair before replacing: a repaired device saves more than recycling it ever brings back.',
  'Choose recycled paper and refillable pens when you order supplies: recycling needs buyers too.',
]

export const generalTips: readonly TranslationKey[] = [
  'Name one person on each floor who looks after the bins, and thank them by name.',
  'Show these figures to everybody once a quarter: people segregate better when they see what comes of it.',
  'Book an awareness training for new colleagues within their first month.',
  'Hang a picture of what belongs inside above each bin, in Burmese and English.',
  'Look into the bins together once a month: what lies in the wrong one tells what to explain next.',
]
