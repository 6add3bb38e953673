/**
 * The addresses of the screens of payments, prices, charges and the books. Only screens that are loaded after signing in lead to
 * them, so that pages of the public do not carry them.
 */
export const moneyPaths = {
  orders: '/payment/orders',
  order: '/payment/orders/:orderId',
  paymentResults: '/payment/results',
  organizationPayments: '/payment/organizations/:organizationId',
  invoiceAdd: '/payment/add_new_invoice/organizations/:organizationId',
  charges: '/payment/charges',
  chargeAdd: '/payment/charges/add',
  billingRuns: '/payment/billing',
  billingRun: '/payment/billing/:runId',
  commercialTax: '/payment/commercial_tax',
  priceLists: '/payment/price_lists',
  priceListAdd: '/payment/price_lists/add',
  priceListEdit: '/payment/price_lists/:priceListId',
  priceList: '/payment/price_lists/:priceListId/prices',
  priceIndexes: '/payment/price_indexes',
  organizationPrices: '/organizations/prices/:organizationId',
  journal: '/payment/journal',
  ownCharges: '/invoice/charges',
} as const
