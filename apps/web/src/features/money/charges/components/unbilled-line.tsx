import { Anchor, Text } from '@mantine/core'
import { chargeEndpoints, type OpenCharges } from '@thant/contracts/money/charges'
import { moneyPaths } from '@thant/contracts/money-paths'
import { Link } from 'react-router'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** What customers are charged and not billed yet, without what the company owes them; nothing where nothing is. */
export function UnbilledLine() {
  const { t } = useTranslation()
  const amounts = useAmounts(({ open, rebates }) => open - rebates)
  if (amounts === '') return null
  return (
    <Text size="sm">
      <Anchor component={Link} to={`${moneyPaths.charges}?state=open`}>
        {t('Charges not billed yet: {{amounts}}', { amounts })}
      </Anchor>
    </Text>
  )
}

/** What the customer is charged this month so far; nothing where there is nothing. */
export function MonthSoFarLine() {
  const { t } = useTranslation()
  const amounts = useAmounts(({ monthSoFar }) => monthSoFar)
  if (amounts === '') return null
  return (
    <Anchor component={Link} to={moneyPaths.ownCharges} fz="inherit" display="block" w="fit-content" py={3}>
      {t('So far this month: {{amounts}}, not billed yet', { amounts })}
    </Anchor>
  )
}

function useAmounts(amountOf: (sum: OpenCharges[number]) => number): string {
  const { t } = useTranslation()
  const format = useFormat()
  const sums = useEndpoint(chargeEndpoints.open, { query: {} }).data?.data ?? []
  return sums
    .filter((sum) => amountOf(sum) !== 0)
    .map((sum) => format.money(amountOf(sum), sum.currency))
    .join(t(', '))
}
