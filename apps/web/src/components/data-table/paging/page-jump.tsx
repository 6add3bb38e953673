import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { typedPage } from '../address/list-address.ts'
import classes from './pagination.module.css'

type PageJumpProps = { page: number; lastPage: number; isCapped: boolean; onJump: (page: number) => void }

/** The number of the page, into which another one can be typed. */
export function PageJump({ page, lastPage, isCapped, onJump }: PageJumpProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = typedPage(String(new FormData(event.currentTarget).get('page')), lastPage)
    if (wanted !== undefined && wanted !== page) onJump(wanted)
  }
  return (
    <form className={classes.jump} onSubmit={jump}>
      <TextInput
        key={page}
        name="page"
        size="xs"
        w={56}
        aria-label={t('Page')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={format.digits(String(page))}
        onFocus={(event) => event.currentTarget.select()}
      />
      {!isCapped && <span>{t('of {{number}}', { number: format.number(lastPage) })}</span>}
    </form>
  )
}
