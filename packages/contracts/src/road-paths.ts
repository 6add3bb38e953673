/**
 * The addresses of the screens of what happens on the road. Only screens that are loaded after signing in lead to them, so
 * that pages of the public do not carry them.
 */
export const roadPaths = {
  driverDay: '/driver',
  driverPickup: '/driver/pickups/:id',
  visits: '/schedule/visits',
  visit: '/schedule/visits/:visitId',
} as const
