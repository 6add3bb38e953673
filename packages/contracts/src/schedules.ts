/** What a schedule does with a pickup on a day on which the company does not work. */
export const holidayPolicies = ['ask', 'skip', 'next', 'previous', 'keep'] as const
