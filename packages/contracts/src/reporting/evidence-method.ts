import type { TranslationKey } from '@thant/i18n/translation-key'

/** How the figures of the evidence come about, for the screen and for the file. */
export const evidenceMethod: ReadonlyArray<{ title: TranslationKey; texts: readonly TranslationKey[] }> = [
  {
    title: 'How weights are known',
    texts: [
      'Each item was noted at its pickup with its type, its kilograms, and how they are known: weighed, estimated, worked out from the volume, or not recorded.',
      'All sums are of whole grams, and nothing is rounded before it is summed up.',
    ],
  },
  {
    title: 'How it is known what became of it',
    texts: [
      'A treatment profile says of a type of waste, from a day on, which share of it goes where. When a pickup is completed, each item is divided by the profile of its day, in whole grams, and keeps these parts.',
      'Where it was recorded of an item itself what became of it, that counts instead of the profile.',
      'An item of a day without a profile is of unknown treatment, unless a profile was set for it afterwards, which then gives its reason. Unknown treatment counts as disposal.',
    ],
  },
  {
    title: 'How coverage by loads is worked out',
    texts: [
      'Loads leave with the waste of all customers together, each for one destination. In each type they cover what was to go there, the oldest of the last six months first. Of what was collected here in a month, the same share is covered as of all that was collected in that type and month. An item heavier than a truck carries is left out until it is corrected.',
    ],
  },
  {
    title: 'How emissions are worked out',
    texts: [
      'The kilograms of each type and treatment are multiplied by the direct factor of the set that is in force at the end of their month. The sum is category 5 of Scope 3. Avoided emissions are outside of the scopes and never subtracted.',
      'What went where the set has no factor counts as 0 and is named with its kilograms.',
    ],
  },
  {
    title: 'What is assumed',
    texts: [
      'That waste of this customer was divided as the profile says. Loads show what left for a place in a month, not whose waste it was.',
      'That a place treats what it receives as the profile says. Slips show that a load was weighed, and nothing more.',
    ],
  },
]
