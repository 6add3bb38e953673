import { Button, Input } from '@mantine/core'
import { useResizeObserver } from '@mantine/hooks'
import { IconEraser } from '@tabler/icons-react'
import { maxSignaturePoints, type Signature, signatureBox } from '@thant/contracts/service/visit-forms'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import SignaturePad, { type PointGroup } from 'signature_pad'
import { asField } from '#components/fields/as-field.tsx'
import { SignatureDrawing } from '#features/service/visits/components/signature-drawing.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './signature-input.module.css'

type SignatureInputProps = {
  label: string
  description?: string
  error?: ReactNode
  defaultValue?: Signature | null
  onChange?: (signature: Signature | null) => void
  'data-path'?: string
}

/** Takes the signature of whoever hands the waste over, as the points of the pen. */
export const SignatureField = asField<SignatureInputProps>(SignatureInput, { empty: null })

function SignatureInput({ label, description, error, defaultValue = null, onChange }: SignatureInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const [signature, setSignature] = useState(defaultValue)
  const [isSigning, setIsSigning] = useState(false)
  const take = (next: Signature | null) => {
    setSignature(next)
    onChange?.(next)
  }
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error} labelElement="div">
      {isSigning ? (
        <Pad
          label={label}
          onSigned={take}
          onClear={() => {
            take(null)
            setIsSigning(false)
          }}
        />
      ) : signature ? (
        <div className={classes.signed}>
          <SignatureDrawing strokes={signature} />
          <Button variant="default" onClick={() => take(null)} leftSection={<IconEraser size={18} />}>
            {t('Remove signature')}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="default" size="md" onClick={() => setIsSigning(true)}>
            {t('Sign')}
          </Button>
        </div>
      )}
    </Input.Wrapper>
  )
}

type PadProps = { label: string; onSigned: (signature: Signature) => void; onClear: () => void }

/** The width of the canvas is that of the screen; a phone that is turned starts anew. */
function Pad({ label, onSigned, onClear }: PadProps) {
  const { t } = useTranslation()
  const [box, { width }] = useResizeObserver<HTMLDivElement>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const signed = useRef(onSigned)
  useEffect(() => {
    signed.current = onSigned
  })
  useEffect(() => {
    const element = canvas.current
    if (element === null || width === 0) return
    element.width = width
    element.height = width / 2
    const pad = new SignaturePad(element, { penColor: '#000', throttle: 16, minDistance: 3 })
    pad.addEventListener('endStroke', () => signed.current(signatureOf(pad.toData(), width)))
    return () => pad.off()
  }, [width])
  return (
    <div className={classes.signed}>
      <div ref={box} className={classes.pad}>
        <canvas ref={canvas} aria-label={label} />
      </div>
      <Button variant="default" onClick={onClear} leftSection={<IconEraser size={18} />}>
        {t('Remove signature')}
      </Button>
    </div>
  )
}

/** Scales the points to the box of the contract; of a long signature every second point is enough. */
function signatureOf(strokes: readonly PointGroup[], width: number): Signature {
  const scale = signatureBox.width / width
  const within = (along: number, max: number) => Math.min(max, Math.max(0, Math.round(along * scale)))
  const count = strokes.reduce((sum, { points }) => sum + points.length, 0)
  const step = Math.max(1, Math.ceil(count / (maxSignaturePoints / 2)))
  return strokes.map(({ points }) =>
    points
      .filter((_, index) => index % step === 0)
      .map(({ x, y }) => ({ x: within(x, signatureBox.width), y: within(y, signatureBox.height) })),
  )
}
