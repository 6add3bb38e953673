import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useCompany, useFormat } from '#lib/use-format.ts'
import { terms, termsVersion } from '../terms.ts'
import classes from './terms-sections.module.css'

/** Uses native <details>, which open without JavaScript and when the browser finds text in them. */
export function TermsSections() {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const company = useCompany()?.name ?? t('the company')
  const list = useRef<HTMLDivElement>(null)
  const openAll = (isOpen: boolean) => {
    for (const section of list.current?.querySelectorAll('details') ?? []) section.open = isOpen
  }
  return (
    <>
      <p className={classes.version}>
        {t('Version {{number}}, in force since {{day}}', {
          number: number(termsVersion.number),
          day: date(termsVersion.since),
        })}
      </p>
      <div className={classes.tools}>
        <Button variant="default" onClick={() => openAll(true)}>
          {t('Open all')}
        </Button>
        <Button variant="default" onClick={() => openAll(false)}>
          {t('Close all')}
        </Button>
      </div>
      <div ref={list} className={classes.list}>
        {terms.map(({ title, paragraphs }, index) => (
          <details key={paragraphs[0]} className={classes.section} open={index === 0}>
            <summary className={classes.summary}>
              <h2 className={classes.title}>
                {number(index + 1)}. {t(title)}
              </h2>
              <IconChevronDown size={20} aria-hidden className={classes.chevron} />
            </summary>
            {paragraphs.map((text) => (
              <p key={text} className={classes.text}>
                {t(text, { company })}
              </p>
            ))}
          </details>
        ))}
      </div>
    </>
  )
}
