import { type ErrorCode, errors } from '@thant/contracts/errors'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { dayOf, offsetTimeOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { translatorFor } from '#lib/translator.ts'
import type { YearContents } from './year-contents.queries.ts'
import { daysOf, type YearReader, yearPartLabels } from './year-parts.ts'

export type MissingPaper = { name: string; failure: ErrorCode }

type Facts = Pick<YearContents, 'tables' | 'documents' | 'empty' | 'unreadable'> & {
  organization: string
  /** The sites of a caller who is limited to some. */
  sites: readonly string[] | undefined
  missing: readonly MissingPaper[]
}

/** Files, and folders by how they begin. */
const files = {
  'pickups.xlsx': 'Each completed pickup with its kilograms by type.',
  'items.xlsx':
    'What each pickup collected, with its weight and what became of it. An item that went several ways has a line for each.',
  'waste.xlsx': 'Kilograms by month and type.',
  'carbon.xlsx': 'Emissions by month and type, by the factors that are in force in each month.',
  'carbon-reports/': 'The saved carbon reports of which a month is of the year.',
  'trainings.xlsx': 'The trainings by their day.',
  'attendees.xlsx': 'Who attended them.',
  'invoices.xlsx': 'The invoices by their day, and whether they are paid.',
  'credits.xlsx': 'Credit notes and refunds of these invoices.',
  'invoices/': 'These invoices, their receipts, credit notes and files, and the statement of account.',
  'collection-notes/': 'The collection note of each pickup, as corrected last.',
  'reports/': 'The saved waste reports of which a month is of the year.',
  'gri-reports/': 'The saved reports of GRI 306 of which a month is of the year.',
} as const satisfies Record<string, TranslationKey>

/** Says what the file has, from when to when, in which units, and what is missing and why, in the reader's language. */
export function yearReadMe({ clock, settings }: Context, { year, language }: YearReader, facts: Facts): string {
  const translate = translatorFor(language)
  const { timeZone } = settings
  const { from, to } = daysOf(year)
  const now = clock.now()
  const names = [...facts.tables, ...facts.documents].map(({ name }) => name)
  const labels = (parts: Facts['empty']) => parts.map((part) => translate(yearPartLabels[part])).join(', ')
  const lines = [
    translate('Everything of {{year}}', { year }),
    `${translate('Organization')}: ${facts.organization}`,
    ...(facts.sites ? [`${translate('Sites')}: ${facts.sites.join(', ')}`] : []),
    `${translate('Period from')}: ${from}`,
    `${translate('Period to')}: ${to}`,
    `${translate('Created')}: ${offsetTimeOf(now, timeZone)}`,
    '',
    translate('Days, months and times are those of the time zone {{timeZone}}.', { timeZone }),
    translate('Weights are in kilograms, emissions in t CO2e, and money is in the currency of each invoice.'),
    '',
    `## ${translate('Files')}`,
    '',
    ...Object.entries(files)
      .filter(([place]) => names.some((name) => name === place || (place.endsWith('/') && name.startsWith(place))))
      .map(([place, text]) => `- ${place}: ${translate(text)}`),
    '',
    `## ${translate('What is missing, and why')}`,
    '',
    ...(dayOf(now, timeZone) <= to
      ? [`- ${translate('The year is not over. What comes after this file was made is not in it.')}`]
      : []),
    ...(facts.empty.length > 0
      ? [`- ${translate('The year has none of these: {{parts}}.', { parts: labels(facts.empty) })}`]
      : []),
    ...(facts.unreadable.length > 0
      ? [`- ${translate('Your account may not read these: {{parts}}.', { parts: labels(facts.unreadable) })}`]
      : []),
    `- ${translate('Pickups that were not completed, requests, bin orders and what was deleted are left out. Recycling certificates are given for battery orders, which belong to no organization.')}`,
    ...facts.missing.map(({ name, failure }) => `- ${name}: ${translate(errors[failure].text)}`),
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
