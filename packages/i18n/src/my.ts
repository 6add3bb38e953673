import my from './locales/my.json' with { type: 'json' }

/** Burmese as it is read in Yangon, by its English. */
export const burmese = my
