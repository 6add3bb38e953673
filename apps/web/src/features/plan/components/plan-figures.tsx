import { UnstyledButton } from '@mantine/core'
import type { Words } from '@thant/contracts/plan'
import { useDrilldown } from '#features/drilldown/drilldown.ts'
import { useTranslation } from '#lib/i18n.ts'
import { usePlanWords } from '../use-plan-words.ts'
import classes from './plan-block.module.css'

/** Shows large figures in a row; each opens its source pickups. */
export function PlanFigures({ items }: { items: ReadonlyArray<{ label: Words; value: Words }> }) {
  const { t } = useTranslation()
  const { say } = usePlanWords()
  const openDrilldown = useDrilldown()
  return (
    <dl className={classes.figures} data-columns={items.length === 4 ? 2 : 3}>
      {items.map(({ label, value }) => (
        <div key={label.text}>
          <dt>{say(label)}</dt>
          <dd>
            {openDrilldown ? (
              <UnstyledButton
                className={classes.drilldown}
                aria-label={t('{{figure}}: show the pickups', { figure: say(value) })}
                onClick={() => openDrilldown({})}
              >
                {say(value)}
              </UnstyledButton>
            ) : (
              say(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
