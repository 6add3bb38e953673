/** English needs words of its own only where a count decides between singular and plural. */
export const englishPlurals = {
  '{{count}} problems_one': 'There is a problem',
  '{{count}} problems_other': 'There are {{count}} problems',
}
