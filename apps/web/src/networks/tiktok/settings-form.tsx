import type { AccountOptions } from '@kadr/contract/publisher'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { useAccountOptions } from '../account-options.ts'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readChoice, readFlag, readText } from '../read-setting.ts'
import { SettingSwitch, SettingsGrid, SettingText } from '../setting-fields.tsx'
import { Consent } from './consent.tsx'
import { copy, PRIVACY_NAME } from './copy.ts'
import { Disclosure } from './disclosure.tsx'

const MODES = [
  { value: 'direct', label: copy.direct },
  { value: 'draft', label: copy.draft },
] as const

type PartProps = { form: SettingsFormProps; options: AccountOptions | undefined }

/** TikTok's rules: the current nickname is shown, so that the user sees where the post goes. */
const Creator = ({ form, options }: PartProps) => {
  const name = options?.nickname ?? form.account.title
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={options?.avatarUrl ?? form.account.avatarUrl} />
      <div className="min-w-0">
        <p className="text-caption text-ink-3">{copy.publishesAs}</p>
        <p className="truncate font-medium">{name}</p>
      </div>
    </div>
  )
}

/** TikTok's rules: no default, and only the levels the network offers this account. */
const Privacy = ({ form, options }: PartProps) => {
  const { settings, onChange, errorOf } = form
  const isBrandContent = readFlag({ settings, name: 'isBrandContent' })
  return (
    <Field
      label={copy.privacy}
      isRequired
      error={errorOf('privacy')}
      hint={isBrandContent ? copy.brandNotPrivate : undefined}
    >
      <Select
        placeholder={copy.privacyPlaceholder}
        disabled={!options}
        options={(options?.privacyLevels ?? []).map((value) => ({
          value,
          label: PRIVACY_NAME[value] ?? value,
          isDisabled: value === 'SELF_ONLY' && isBrandContent,
        }))}
        value={readText({ settings, name: 'privacy' })}
        onChange={(event) => onChange({ ...settings, privacy: event.target.value || null })}
      />
    </Field>
  )
}

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
  const { data: options, isPending, isError, isFetching, refetch } = useAccountOptions(account.id)
  const mode = readChoice({
    settings,
    name: 'mode',
    values: ['direct', 'draft'],
    initial: 'direct',
  })
  return (
    <SettingsGrid>
      <Creator form={form} options={options} />
      {isPending ? (
        <p role="status" className="text-label text-ink-3">
          {copy.loading}
        </p>
      ) : null}
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-2 text-label text-failed">
          {copy.failed}
          <Button
            variant="secondary"
            size="sm"
            isLoading={isFetching}
            onClick={() => void refetch()}
          >
            {copy.retry}
          </Button>
        </div>
      ) : null}
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
          <Privacy form={form} options={options} />
          <Interactions form={form} options={options} />
          <Disclosure form={form} />
          <SettingSwitch form={form} name="isAiGenerated" label={copy.ai} />
          <PhotoFields form={form} />
        </>
      )}
      <Consent isBrandContent={readFlag({ settings, name: 'isBrandContent' })} />
    </SettingsGrid>
  )
}
