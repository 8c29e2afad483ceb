import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { Segmented } from '../../ui/forms/segmented.tsx'
import { useAccountOptions } from '../account-options.ts'
import type { SettingsFormProps } from '../composing-parts.ts'
import { SettingSwitch, SettingsGrid, SettingText } from '../setting-fields.tsx'
import { SettingFrame } from '../setting-frame.tsx'
import { copy } from './copy.ts'
import { Disclosure } from './disclosure.tsx'
import { modeOf } from './mode.ts'

const MODES = [
  { value: 'direct', label: copy.direct },
  { value: 'draft', label: copy.draft },
] as const

type PartProps = { form: SettingsFormProps; options: AccountOptions | undefined }

const Interactions = ({ form, options }: PartProps) => {
  const isPhoto = form.media.every(({ kind }) => kind === 'image') && form.media.length > 0
  const off = (isOff: boolean | undefined) => ({
    isDisabled: isOff ?? true,
    ...(isOff && { hint: copy.turnedOff }),
  })
  return (
    <fieldset className="grid min-w-0 grid-cols-1">
      <legend className="text-label font-medium">{copy.allow}</legend>
      <SettingSwitch
        form={form}
        name="canComment"
        label={copy.comment}
        {...off(options?.isCommentOff)}
      />
      {isPhoto ? null : (
        <>
          <SettingSwitch
            form={form}
            name="canDuet"
            label={copy.duet}
            {...off(options?.isDuetOff)}
          />
          <SettingSwitch
            form={form}
            name="canStitch"
            label={copy.stitch}
            {...off(options?.isStitchOff)}
          />
        </>
      )}
    </fieldset>
  )
}

const PhotoFields = ({ form }: { form: SettingsFormProps }) => {
  if (form.media.length === 0 || form.media.some(({ kind }) => kind !== 'image')) return null
  return (
    <>
      <SettingText form={form} name="title" label={copy.photoTitle} max={90} />
      <SettingSwitch form={form} name="shouldAddMusic" label={copy.music} />
    </>
  )
}

export default function TiktokSettingsForm(form: SettingsFormProps) {
  const { settings, onChange, account } = form
  const { data: options } = useAccountOptions(account.id)
  const mode = modeOf(settings)
  return (
    <SettingsGrid>
      <Segmented
        label={copy.mode}
        options={MODES}
        value={mode}
        onValueChange={(next) => onChange({ ...settings, mode: next })}
        className="w-full"
      />
      {mode === 'draft' ? (
        <p className="text-label text-ink-2">{copy.draftHint}</p>
      ) : (
        <>
          <SettingFrame form={form} name="coverMs" unitsPerSecond={1000} />
          <Interactions form={form} options={options} />
          <Disclosure form={form} />
          <SettingSwitch form={form} name="isAiGenerated" label={copy.ai} />
          <PhotoFields form={form} />
        </>
      )}
    </SettingsGrid>
  )
}
