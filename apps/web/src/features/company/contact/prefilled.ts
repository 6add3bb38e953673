import { type ContactTopic, contactTopics } from '@thant/contracts/company/contact'

/** Reads `?topic=missed-pickup&pickup=2026-11-23T02:45:00Z`, as links to the contact form carry it. */
export function readPrefilled(params: URLSearchParams): { topic: ContactTopic; pickup: string | undefined } {
  const topic = contactTopics.find((known) => known === params.get('topic')) ?? 'other'
  const pickup = params.get('pickup') ?? ''
  return { topic, pickup: Number.isNaN(Date.parse(pickup)) ? undefined : pickup }
}

export function contactSearch(topic: ContactTopic, pickup?: string): string {
  return `?${new URLSearchParams({ topic, ...(pickup !== undefined && { pickup }) })}`
}
