import type { ErrorDefinition } from '../error-definition.ts'

export const materialErrors = {
  'destination.not-found': { status: 404, text: 'This destination was not found.' },
  'destination.unknown': { status: 400, text: 'Please choose a destination that is in use.' },
  'destination.name-taken': { status: 409, text: 'There is a destination with this name already.' },
  'destination.in-use': {
    status: 409,
    text: 'Treatment profiles of {{count}} waste types still name this destination. Please add profiles without it first.',
  },
  'treatment-profile.not-found': { status: 404, text: 'This treatment profile was not found.' },
  'treatment-profile.day-taken': {
    status: 409,
    text: 'There is a treatment profile of this type from this day already.',
  },
  'treatment-profile.begun': {
    status: 409,
    text: 'This treatment profile has begun. Please add another one from a later day.',
  },
  'treatment-profile.reason-missing': {
    status: 400,
    text: 'Please say why: completed pickups that have no treatment yet get this one.',
  },
} as const satisfies Record<string, ErrorDefinition>
