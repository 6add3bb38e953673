import { Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

/** Looks up another number, starting with the one that was not found. */
export function CertificateNumberForm({ serial }: { serial: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(serial)
  const check = (event: FormEvent) => {
    event.preventDefault()
    const asked = typed.trim()
    if (asked !== '') navigate(generatePath(paths.certificate, { serial: asked }))
  }
  return (
    <form onSubmit={check} noValidate>
      <Stack>
        <TextInput
          label={t('Number')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{t('Check')}</Button>
      </Stack>
    </form>
  )
}
