import { UnstyledButton } from '@mantine/core'
import type { Message } from '@thant/contracts/materials/plan'
import { useDrilldown } from '#features/materials/drilldown/drilldown.ts'
import { useTranslation } from '#lib/i18n.ts'
import { usePlanFormat } from '../use-plan-format.ts'
import classes from './plan-block.module.css'

/** Shows large figures in a row; each opens its source pickups. */
export function PlanFigures({ items }: { items: ReadonlyArray<{ label: Message; value: Message }> }) {
  const { t } = useTranslation()
  const { formatMessage } = usePlanFormat()
  const openDrilldown = useDrilldown()
  return (
    <dl className={classes.figures} data-columns={items.length === 4 ? 2 : 3}>
      {items.map(({ label, value }) => (
        <div key={label.text}>
          <dt>{formatMessage(label)}</dt>
          <dd>
            {openDrilldown ? (
              <UnstyledButton
                className={classes.drilldown}
                aria-label={t('{{figure}}: show the pickups', { figure: formatMessage(value) })}
                onClick={() => openDrilldown({})}
              >
                {formatMessage(value)}
              </UnstyledButton>
            ) : (
              formatMessage(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
