import prose from '#components/layout/page/prose.module.css'
import { useTranslation } from '#lib/i18n.ts'

type StatedTextProps = { text: { text: string; typedBy: string | null } }

/** A text with who wrote it; lines are those that were typed. */
export function StatedText({ text: { text, typedBy } }: StatedTextProps) {
  const { t } = useTranslation()
  if (text === '') return <p className={prose.note}>{t('Nothing is written yet.')}</p>
  return (
    <div className={prose.prose}>
      <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
      {typedBy !== null && <p className={prose.note}>{t('As stated by {{name}}.', { name: typedBy })}</p>}
    </div>
  )
}
