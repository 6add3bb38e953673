/** English needs translations only for texts whose count decides between singular and plural. */
export const englishPlurals: Record<string, string> = {
  '{{count}} problems_one': 'There is a problem',
  '{{count}} problems_other': 'There are {{count}} problems',
  '{{count}} charges_one': '{{count}} charge',
  '{{count}} invoices for {{sums}} are numbered, dated today and mailed to the customers._one':
    '{{count}} invoice for {{sums}} is numbered, dated today and mailed to the customer.',
  '{{count}} invoices, of it {{tax}} commercial tax_one': '{{count}} invoice, of it {{tax}} commercial tax',
  '{{name}}, {{count}} pickups_one': '{{name}}, {{count}} pickup',
  '{{count}} minutes ago_one': '{{count}} minute ago',
  '{{count}} hours ago_one': '{{count}} hour ago',
  '{{count}} days ago_one': '{{count}} day ago',
  '{{count}} months ago_one': '{{count}} month ago',
  '{{count}} years ago_one': '{{count}} year ago',
  'in {{count}} seconds_one': 'in {{count}} second',
  'in {{count}} minutes_one': 'in {{count}} minute',
  'in {{count}} hours_one': 'in {{count}} hour',
  'in {{count}} days_one': 'in {{count}} day',
  'in {{count}} months_one': 'in {{count}} month',
  'in {{count}} years_one': 'in {{count}} year',
  'Opened {{count}} times, last on {{date}}_one': 'Opened once, on {{date}}',
  '{{count}} pickups, {{weight}}_one': '{{count}} pickup, {{weight}}',
  'Total of {{count}} pickups_one': 'Total of {{count}} pickup',
  '{{count}} days left_one': '{{count}} day left',
  '{{count}} days overdue_one': '{{count}} day overdue',
  '{{count}} of {{total}} rows do not agree within {{percent}}._one':
    '{{count}} of {{total}} rows does not agree within {{percent}}.',
  '{{count}} invoices_one': '{{count}} invoice',
}
