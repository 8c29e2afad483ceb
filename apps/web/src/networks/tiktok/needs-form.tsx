import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { useAccountOptions } from '../account-options.ts'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readFlag, readText } from '../read-setting.ts'
import { Consent } from './consent.tsx'
import { copy, PRIVACY_NAME } from './copy.ts'
import { modeOf } from './mode.ts'

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

export default function TiktokNeedsForm(form: SettingsFormProps) {
  const { settings, account } = form
  const { data: options, isPending, isError, isFetching, refetch } = useAccountOptions(account.id)
  return (
    <div className="grid grid-cols-1 gap-3">
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
      {options?.staleReason ? <p className="text-label text-ink-3">{options.staleReason}</p> : null}
      {modeOf(settings) === 'draft' ? null : <Privacy form={form} options={options} />}
      <Consent isBrandContent={readFlag({ settings, name: 'isBrandContent' })} />
    </div>
  )
}
