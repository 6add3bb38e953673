import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'

/** The lists of money; of what the card provider told us, first what nobody has looked at. */
export function usePaymentTabs(): { label: string; tabs: Array<{ label: string; href: string }> } {
  const { t } = useTranslation()
  return {
    label: t('Payments'),
    tabs: [
      { label: t('Invoices'), href: paths.payments },
      { label: t('Orders'), href: paths.orders },
      { label: t('Results to look at'), href: `${paths.paymentResults}?isOpen=true` },
    ],
  }
}
