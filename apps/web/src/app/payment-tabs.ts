import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

/** Links invoices, orders and the card provider's results, of which the unresolved ones are shown first. */
export function usePaymentTabs(): { label: string; tabs: Array<{ label: string; href: string }> } {
  const { t } = useTranslation()
  return {
    label: t('Payments'),
    tabs: [
      { label: t('Invoices'), href: paths.payments },
      { label: t('Orders'), href: paths.orders },
      { label: t('Results to review'), href: `${paths.paymentResults}?isOpen=true` },
    ],
  }
}
