import { Anchor, Button, Text } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './references.module.css'

type ReferencesProps = { lesson: string; links: readonly string[]; className: string | undefined }

export function References({ lesson, links, className }: ReferencesProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const label = t('References of {{title}}', { title: lesson })
  return (
    <>
      <Button
        className={className}
        variant="subtle"
        px="xs"
        leftSection={<IconLink size={16} aria-hidden />}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('References')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('References')}>
        <Text c="dimmed" lang={languageOf(lesson)}>
          {t('To read on about {{title}}. The links open in a new tab.', { title: lesson })}
        </Text>
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link}>
              <Anchor href={link} target="_blank" rel="noreferrer">
                {link}
              </Anchor>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
