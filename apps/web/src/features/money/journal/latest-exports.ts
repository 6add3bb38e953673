/** What the screen shows of the exports at first, and once somebody asks for more. */
export const latestExports = { page: 1, limit: 6, sort: '-number' }
export const manyExports = { ...latestExports, limit: 1_000 }
