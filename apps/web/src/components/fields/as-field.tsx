import type { Translate, TranslationKey } from '@thant/i18n/translation-key'
import { type ComponentType, type ReactElement, type ReactNode, use } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import type { PathOf } from './field-path.ts'
import { FormContext } from './form-context.ts'

/** An English text, with the values of its placeholders if it has any. An element is shown as it is. */
type FieldText =
  | TranslationKey
  | readonly [text: TranslationKey, values: Record<string, string | number>]
  | ReactElement

type Texts = { label?: FieldText; hint?: FieldText | undefined }
type FromForm = 'name' | 'label' | 'description' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'

/**
 * The values are named where a field is used, `<TextField<BinValues> name="size" />`, so that a name which the form
 * does not have is a type error. `onChange` is called after the form has taken the value.
 */
type Field<Props> = <Values = never>(
  props: Omit<Props, FromForm> & Texts & { name: PathOf<NoInfer<Values>> },
) => ReactNode

type FieldKind =
  /** The input's value when the user empties it; by it the contract is asked whether the field is required. */
  | { empty: unknown; type?: undefined }
  /** An input that always has a value is never marked as required. */
  | { isNeverEmpty: true; type?: 'checkbox' }

type Given = Texts & { name: string; onChange?: (...given: unknown[]) => void }

/** Makes an input a field of the `Form` around it, from which it has its value and error, by its name alone. */
export function asField<Props>(Input: ComponentType<Props>, kind: FieldKind): Field<Props> {
  function FieldOfForm({ name, label, hint, onChange, ...own }: Given) {
    const { t } = useTranslation()
    const record = use(FormContext)
    if (record === undefined) throw new Error(`The field ${name} is outside of a form.`)
    const isRequired = label !== undefined && 'empty' in kind && record.isRequired(name, kind.empty)
    const { onChange: take, ...field } = record.form.getInputProps(name, { type: kind.type })
    const props = {
      ...field,
      ...(label !== undefined && { label: shown(label, t) }),
      ...(hint !== undefined && { description: shown(hint, t) }),
      ...(isRequired && { withAsterisk: true }),
      ...own,
      onChange: (...given: unknown[]) => {
        take(...given)
        onChange?.(...given)
      },
    }
    return <Input key={record.form.key(name)} {...(props as unknown as Props & object)} />
  }
  return FieldOfForm as Field<Props>
}

function shown(text: FieldText, t: Translate): ReactNode {
  if (typeof text === 'string') return t(text)
  return 'type' in text ? text : t(...text)
}
