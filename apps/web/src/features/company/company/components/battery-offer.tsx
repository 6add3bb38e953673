import { Button } from '@mantine/core'
import { batteryService } from '@thant/contracts/money/order-form'
import { Link } from 'react-router'
import { Section } from '#components/layout/public-site/section.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { BatteryBoxDrawing } from './battery-box-drawing.tsx'

/** Shows prices and size (docs/specification.md 9-01 to 9-03), and links to the order form. */
export function BatteryOffer() {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <Section
      isQuiet
      title={t('Battery recycling box')}
      subtitle={t(
        'Dry-cell batteries poison soil and water. A box takes up to {{kg}} kg of them and costs {{price}} USD, with 5% VAT included; a recycling certificate is {{certificate}} USD more.',
        {
          kg: number(batteryService.capacityKg),
          price: number(batteryService.boxPrice),
          certificate: number(batteryService.certificatePrice),
        },
      )}
      picture={<BatteryBoxDrawing />}
    >
      <Button component={Link} to={paths.batteryOrder}>
        {t('Order a box')}
      </Button>
    </Section>
  )
}
