import { moneyPaths } from '@thant/contracts/money-paths'
import type { RouteObject } from 'react-router'
import { paths } from '#lib/links/paths.ts'
import { recordScreen, screen } from './area-screens.ts'

export const payments: RouteObject[] = [
  screen(paths.payments, 'staff/money/payments'),
  screen(moneyPaths.orders, 'staff/money/orders'),
  screen(moneyPaths.order, 'staff/money/order'),
  screen(moneyPaths.paymentResults, 'staff/money/payment-results'),
  screen(moneyPaths.charges, 'staff/money/charges'),
  screen(moneyPaths.chargeAdd, 'staff/money/charge-add', 'charges:change'),
  screen(moneyPaths.billingRuns, 'staff/money/billing-runs'),
  screen(moneyPaths.billingRun, 'staff/money/billing-run'),
  screen(moneyPaths.commercialTax, 'staff/money/commercial-tax'),
  screen(moneyPaths.priceLists, 'staff/money/price-lists'),
  ...recordScreen(
    { add: moneyPaths.priceListAdd, edit: moneyPaths.priceListEdit },
    'staff/money/price-lists',
    'prices:change',
  ),
  screen(moneyPaths.priceList, 'staff/money/price-list'),
  screen(moneyPaths.priceIndexes, 'staff/money/price-indexes'),
  screen(moneyPaths.organizationPrices, 'staff/money/organization-prices', 'prices:change'),
  screen(moneyPaths.organizationPayments, 'staff/money/organization-payments'),
  screen(moneyPaths.invoiceAdd, 'staff/money/invoice-add'),
  screen(paths.invoice, 'staff/money/invoice'),
]
