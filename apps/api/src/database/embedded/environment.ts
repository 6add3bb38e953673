/** For PostgreSQL's programs: nothing of ours (secrets, PG* variables, a locale that isn't installed). */
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
