/**
 * PostgreSQL's programs get none of the portal's environment, which may hold secrets, PG* variables or a missing
 * locale.
 */
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
