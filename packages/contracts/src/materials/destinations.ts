import type { TranslationKey } from '@thant/i18n/translation-key'
import * as z from 'zod/mini'
import { documentSchema } from '../company/files.ts'
import { daySchema } from '../days.ts'
import { archivedFilter, defineList } from '../list.ts'
import { fileKeySchema } from '../photos.ts'
import { changeOf, entityShape, multilineText, optionalText, requiredText } from '../primitives.ts'
import { recordEndpoints } from '../record.ts'
import { type WasteTreatment, wasteTreatments, wasteTypes } from './wastes.ts'

export const destinationKinds = [
  'recycler',
  'composter',
  'digester',
  'incinerator',
  'landfill',
  'reuse',
  'other',
] as const
export type DestinationKind = (typeof destinationKinds)[number]

export const destinationKindLabels: Record<DestinationKind, TranslationKey> = {
  recycler: 'Recycler',
  composter: 'Composting plant',
  digester: 'Digestion plant',
  incinerator: 'Incineration plant',
  landfill: 'Landfill',
  reuse: 'Place of reuse',
  other: 'Other place',
}

/** No licence is for a treatment that nobody knows. */
export const licensableTreatments = wasteTreatments.filter(
  (treatment): treatment is Exclude<WasteTreatment, 'unknown'> => treatment !== 'unknown',
)

/** How many days before its end a licence ends soon: its authority wants to be asked some weeks ahead. */
export const licenceWarningDays = 60
export const licenceStates = ['valid', 'ends-soon', 'ended', 'not-recorded'] as const
export type LicenceState = (typeof licenceStates)[number]
export const licenceStateLabels: Record<LicenceState, TranslationKey> = {
  valid: 'Licence valid',
  'ends-soon': 'Licence ends soon',
  ended: 'Licence ended',
  'not-recorded': 'End of licence not recorded',
}

/** What a licence does not cover of what is taken to its destination. */
export const licenceDoubts = ['ended', 'waste-type', 'treatment'] as const
export type LicenceWarning = (typeof licenceDoubts)[number]
export const licenceWarningLabels: Record<LicenceWarning, TranslationKey> = {
  ended: 'After the end of the licence',
  'waste-type': 'Not licensed for this waste type',
  treatment: 'Not licensed for this treatment',
}

/** A place to which the company takes what it collected. */
export const destinationSchema = z.object({
  ...entityShape,
  name: z.string(),
  kind: z.enum(destinationKinds),
  /** The number of its licence, as its authority writes it. */
  licence: z.string(),
  /** What the licence is for; empty where that is not recorded. */
  wasteTypes: z.array(z.enum(wasteTypes)),
  treatments: z.array(z.enum(wasteTreatments)),
  /** The last day of the licence; null where it is not recorded. */
  licensedUntil: z.nullable(z.string()),
  licenceState: z.enum(licenceStates),
  licenceFile: z.nullable(documentSchema),
  address: z.string(),
  contact: z.string(),
  archivedAt: z.nullable(z.string()),
})
export type Destination = z.output<typeof destinationSchema>

export const destinationFormSchema = z.object({
  name: requiredText(200),
  kind: z.enum(destinationKinds, 'Required'),
  licence: optionalText(120),
  wasteTypes: z._default(z.array(z.enum(wasteTypes, 'Invalid')).check(z.maxLength(wasteTypes.length, 'Invalid')), []),
  treatments: z._default(
    z.array(z.enum(licensableTreatments, 'Invalid')).check(z.maxLength(licensableTreatments.length, 'Invalid')),
    [],
  ),
  licensedUntil: z.optional(z.nullable(daySchema)),
  /** The key comes from POST /upload?purpose=licence. */
  licenceFile: z.optional(z.nullable(fileKeySchema)),
  address: z._default(multilineText(500), ''),
  contact: optionalText(200),
})
export type DestinationForm = z.output<typeof destinationFormSchema>

export const destinationChangeSchema = changeOf(destinationFormSchema)
export type DestinationChange = z.output<typeof destinationChangeSchema>

export const destinationList = defineList({
  path: '/destinations',
  access: 'destinations:list',
  summary: 'Destinations of what was collected',
  row: destinationSchema,
  columns: {
    name: { kind: 'text', title: 'Name', sort: true, filter: true },
    kind: { kind: 'choice', title: 'Kind', choices: destinationKindLabels, sort: true, filter: true },
    licence: { kind: 'code', title: 'Licence', sort: true, filter: true },
    licensedUntil: { kind: 'day', title: 'Licensed until', sort: true },
    licenceState: {
      kind: 'choice',
      title: 'State of the licence',
      choices: licenceStateLabels,
      shown: 'in-file',
      filter: true,
    },
    wasteTypes: { kind: 'custom', title: 'Licensed waste types', shown: 'in-file' },
    treatments: { kind: 'custom', title: 'Licensed treatments', shown: 'in-file' },
    address: { kind: 'text', title: 'Address', sort: true, filter: true },
    contact: { kind: 'text', title: 'Contact' },
    createdAt: { kind: 'instant', title: 'Created', shown: 'nowhere', sort: true },
  },
  filters: { archived: archivedFilter },
  defaultSort: 'name',
})

export const destinationEndpoints = {
  ...destinationList,
  ...recordEndpoints({
    list: destinationList.list,
    change: 'destinations:change',
    row: destinationSchema,
    form: destinationFormSchema,
    changed: destinationChangeSchema,
    name: 'destination',
    added: 'The destination was added.',
  }),
}
