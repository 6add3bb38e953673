import { pathOf } from '@thant/charts/signature-path'
import { type Signature, signatureBox } from '@thant/contracts/service/visit-forms'
import { useTranslation } from '#lib/i18n.ts'
import classes from './signature-drawing.module.css'

/** Draws the points of a pen; no drawing of a phone is ever shown. */
export function SignatureDrawing({ strokes }: { strokes: Signature }) {
  const { t } = useTranslation()
  const { width, height } = signatureBox
  return (
    <svg role="img" aria-label={t('Signature')} viewBox={`0 0 ${width} ${height}`} className={classes.signature}>
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes have no id and never change
        <path key={index} d={pathOf(stroke)} />
      ))}
    </svg>
  )
}
