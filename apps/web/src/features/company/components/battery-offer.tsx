import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { BatteryBoxDrawing } from '#components/drawings/battery-box.tsx'
import { Band } from '#components/layout/band.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type BatteryOfferProps = { orderHref: string | undefined; contactHref: string }

/** The prices and the size of SPECIFICATION 9; ordering is offered where there is a page for it. */
export function BatteryOffer({ orderHref, contactHref }: BatteryOfferProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <Band
      isQuiet
      title={t('Battery recycling box')}
      line={t(
        'Dry-cell batteries poison soil and water. A box takes up to {{kg}} kg of them and costs {{price}} USD, with 5% VAT included; a recycling certificate is {{certificate}} USD more.',
        { kg: number(5), price: number(100), certificate: number(50) },
      )}
      picture={<BatteryBoxDrawing />}
    >
      {orderHref ? (
        <Button component={Link} to={orderHref}>
          {t('Order a box')}
        </Button>
      ) : (
        <Button component={Link} to={contactHref} variant="default">
          {t('Ask for a box')}
        </Button>
      )}
    </Band>
  )
}
