type VisitsPart = { query: { state?: 'to-look-at' }; sort: 'recordedAt' | undefined }

/** What the list asks for while only what the office has to look at is shown, the oldest first, and otherwise. */
export function visitsPart(isOn: boolean): VisitsPart {
  return isOn ? { query: { state: 'to-look-at' }, sort: 'recordedAt' } : { query: {}, sort: undefined }
}
