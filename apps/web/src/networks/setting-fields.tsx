import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { withScheme } from '../platform/text/with-scheme.ts'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import { Switch } from '../ui/forms/switch.tsx'
import { Textarea, TextInput } from '../ui/forms/text-input.tsx'
import type { SettingsFormProps } from './composing-parts.ts'
import { readChoice, readFlag, readText, readTexts } from './read-setting.ts'

type Form = Pick<SettingsFormProps, 'settings' | 'onChange' | 'errorOf'>
type Named = { form: Form; name: string; label: string; hint?: string }

const change = ({ form, changes }: { form: Form; changes: TargetSettings }) =>
  form.onChange({ ...form.settings, ...changes })

type SwitchProps = Named & { initial?: boolean; isDisabled?: boolean }

export const SettingSwitch = ({ form, name, label, hint, initial, isDisabled }: SwitchProps) => (
  <Switch
    label={label}
    {...(hint && { hint })}
    disabled={isDisabled}
    checked={!isDisabled && readFlag({ settings: form.settings, name, initial: initial ?? false })}
    onChange={(event) => change({ form, changes: { [name]: event.target.checked } })}
  />
)

type TextProps = Named & { max?: number; isLong?: boolean; placeholder?: string; type?: 'url' }

export const SettingText = (props: TextProps) => {
  const { form, name, label, hint, max, isLong = false, placeholder, type } = props
  const control = {
    value: readText({ settings: form.settings, name }),
    maxLength: max,
    placeholder,
    onChange: (event: { target: { value: string } }) =>
      change({ form, changes: { [name]: event.target.value } }),
  }
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {isLong ? (
        <Textarea rows={2} {...control} />
      ) : (
        <TextInput
          {...control}
          {...(type && {
            type,
            inputMode: type,
            onBlur: () => change({ form, changes: { [name]: withScheme(control.value) } }),
          })}
        />
      )}
    </Field>
  )
}

type ChoiceProps<Value extends string> = Named & {
  options: readonly { value: Value; label: string }[]
  initial: Value
}

export const SettingChoice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { form, name, label, hint, options, initial } = props
  const values = options.map(({ value }) => value)
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      <Select
        options={options}
        value={readChoice({ settings: form.settings, name, values, initial })}
        onChange={(event) => change({ form, changes: { [name]: event.target.value } })}
      />
    </Field>
  )
}

type TextsProps = Named & {
  add: string
  /** The label of one item: «Пост 2». */
  itemLabel: (number: number) => string
}

/** The posts of a thread. */
export const SettingTexts = ({ form, name, label, hint, add, itemLabel }: TextsProps) => {
  const texts = readTexts({ settings: form.settings, name })
  const put = (next: string[]) => change({ form, changes: { [name]: next } })
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-label font-medium">{label}</legend>
      {hint ? <p className="text-label text-ink-3">{hint}</p> : null}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts of a thread are identified by index
        <div key={index} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <Field label={itemLabel(index + 2)} error={form.errorOf(`${name}.${index}`)}>
              <Textarea
                rows={2}
                value={text}
                onChange={(event) => put(texts.with(index, event.target.value))}
              />
            </Field>
          </div>
          <IconButton
            label={`Убрать: ${itemLabel(index + 2)}`}
            icon={<X aria-hidden="true" className="size-4" />}
            className="mt-6"
            onClick={() => put(texts.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => put([...texts, ''])}
      >
        {add}
      </Button>
    </fieldset>
  )
}

type CoverProps = {
  form: Form & Pick<SettingsFormProps, 'imagePicker'>
  label: string
  hint?: string
}

/** A picture of the library: the cover of a video or the picture of a link card. */
export const SettingCover = ({ form, label, hint }: CoverProps) =>
  form.imagePicker ? (
    <Field label={label} hint={hint} error={form.errorOf('coverId')}>
      {form.imagePicker({
        chosenId: readText({ settings: form.settings, name: 'coverId' }) || null,
        onChoose: (coverId) => change({ form, changes: { coverId } }),
      })}
    </Field>
  ) : null

export const hasVideo = ({ media }: Pick<SettingsFormProps, 'media'>) =>
  media.some(({ kind }) => kind === 'video')

export const SettingsGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
)
