/**
 * The addresses of the screens of what happens on the road. Only screens that are loaded after signing in lead to them, so
 * that pages of the public do not carry them.
 */
export const roadPaths = {
  visits: '/schedule/visits',
  visit: '/schedule/visits/:visitId',
} as const
