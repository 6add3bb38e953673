/** English needs words of its own only where a count decides between singular and plural. */
export const englishPlurals: Record<string, string> = {
  '{{count}} problems_one': 'There is a problem',
  '{{count}} problems_other': 'There are {{count}} problems',
  '{{count}} minutes ago_one': '{{count}} minute ago',
  '{{count}} hours ago_one': '{{count}} hour ago',
  '{{count}} days ago_one': '{{count}} day ago',
  '{{count}} months ago_one': '{{count}} month ago',
  '{{count}} years ago_one': '{{count}} year ago',
  'in {{count}} minutes_one': 'in {{count}} minute',
  'in {{count}} hours_one': 'in {{count}} hour',
  'in {{count}} days_one': 'in {{count}} day',
  'in {{count}} months_one': 'in {{count}} month',
  'in {{count}} years_one': 'in {{count}} year',
  '{{count}} pickups, {{weight}}_one': '{{count}} pickup, {{weight}}',
  'Total of {{count}} pickups_one': 'Total of {{count}} pickup',
  '{{count}} days left_one': '{{count}} day left',
}
