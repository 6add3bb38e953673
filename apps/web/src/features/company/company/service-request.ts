import { paths } from '#lib/links/paths.ts'

/** Where strangers ask for the service: the contact form with its topic chosen. */
export const serviceRequest = `${paths.contact}?topic=new-service`
