import { Button, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Page } from '@thant/contracts/endpoint'
import { maxExactTotal } from '@thant/contracts/list'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { isLastPage, lastPageOf, pageSizes } from '../address/list-address.ts'
import type { ListState } from '../address/use-list-state.ts'
import { PageJump } from './page-jump.tsx'
import classes from './pagination.module.css'

export function Pagination({ page, state }: { page: Page<unknown>; state: ListState }) {
  const { t } = useTranslation()
  const format = useFormat()
  // While the next page loads, or could not be loaded, the rows of the one before are still shown.
  const before = (page.page - 1) * page.limit
  const isCapped = page.totalIsCapped === true
  const lastPage = lastPageOf(state, page.total, isCapped)
  const atLeast = Math.max(maxExactTotal, before + page.data.length)
  const total = isCapped ? `${format.number(atLeast)}+` : format.number(page.total)
  const range = { from: format.number(before + 1), to: format.number(before + page.data.length), total }
  return (
    <footer className={classes.foot}>
      <span role="status">{t('{{from}} to {{to}} of {{total}}', range)}</span>
      <Select
        className={classes.size}
        aria-label={t('Rows per page')}
        size="xs"
        allowDeselect={false}
        data={pageSizes.map((size) => ({
          value: String(size),
          label: t('{{size}} per page', { size: format.number(size) }),
        }))}
        value={String(state.limit)}
        onChange={(size) => state.setLimit(Number(size))}
      />
      <div className={classes.pages}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconChevronLeft size={16} />}
          disabled={state.page === 1}
          onClick={state.goBack}
        >
          {t('Previous')}
        </Button>
        {(lastPage > 1 || state.page > 1) && (
          <PageJump page={state.page} lastPage={lastPage} isCapped={isCapped} onJump={state.goTo} />
        )}
        <Button
          variant="default"
          size="xs"
          rightSection={<IconChevronRight size={16} />}
          disabled={isLastPage(page)}
          onClick={() => state.goForward(page.next)}
        >
          {t('Next')}
        </Button>
        {!isCapped && lastPage > 2 && (
          <Button variant="default" size="xs" disabled={state.page >= lastPage} onClick={() => state.goTo(lastPage)}>
            {t('Last')}
          </Button>
        )}
      </div>
    </footer>
  )
}
