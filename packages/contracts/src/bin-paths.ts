/** The addresses of the screens of bins, which pages of the public do not carry either (money-paths.ts). */
export const binPaths = {
  bins: '/bin',
  binOrders: '/bin/orders',
  binOrderAdd: '/bin/orders/add',
  binOrderEdit: '/bin/orders/edit/:binOrderId',
  availableBins: '/bin/available-bins',
  binAdd: '/bin/add',
  binEdit: '/bin/edit/:binId',
  placedBins: '/bin/placed',
  placedBinAdd: '/bin/placed/add',
  placedBinEdit: '/bin/placed/:placedBinId',
} as const
