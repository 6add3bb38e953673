import { Button, Stack, TextInput } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { typedCode } from '../label-code.ts'
import wrapping from './wrapping-button.module.css'

/** Takes the code from a label that the camera cannot read. */
export function TypedCode({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typedCode(text)
    setIsWrong(code === undefined)
    if (code !== undefined) onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs">
        <TextInput
          size="md"
          label={t('Code on the label')}
          placeholder="7K2M-Q9XA"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={isWrong && t('A code has eight letters and digits, such as 7K2M-Q9XA.')}
        />
        <Button
          type="submit"
          size="md"
          className={`${wrapping.button} ${wrapping.label}`}
          leftSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t('Open the stop')}
        </Button>
      </Stack>
    </form>
  )
}
