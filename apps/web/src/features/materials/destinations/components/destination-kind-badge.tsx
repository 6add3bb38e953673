import { Badge } from '@mantine/core'
import { type Destination, destinationKindLabels } from '@thant/contracts/materials/destinations'
import { useTranslation } from '#lib/i18n.ts'

export function DestinationKindBadge({ kind }: Pick<Destination, 'kind'>) {
  const { t } = useTranslation()
  return <Badge color={kind === 'landfill' ? 'gray' : 'leaf'}>{t(destinationKindLabels[kind])}</Badge>
}
