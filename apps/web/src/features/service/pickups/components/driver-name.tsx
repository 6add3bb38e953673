import { Badge } from '@mantine/core'
import type { DriverRef } from '@thant/contracts/service/pickups'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'

type DriverNameProps = {
  driver: DriverRef
  /** Of something that is still to be driven. */
  isAhead: boolean
}

/** Marks a driver who will not come, because nobody else was assigned when they left. */
export function DriverName({ driver, isAhead }: DriverNameProps) {
  const { t } = useTranslation()
  return (
    <CellLine>
      <CellText>{personName(driver.name, t)}</CellText>
      {driver.hasLeft && isAhead && (
        <Badge size="sm" color="brick">
          {t('No longer drives')}
        </Badge>
      )}
    </CellLine>
  )
}
