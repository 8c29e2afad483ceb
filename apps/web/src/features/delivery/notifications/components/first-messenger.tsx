import type { NotificationSettings } from '@kadr/contract/delivery/notification-settings'
import type { MessengerName } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { settingsCopy } from '../settings-copy.ts'

const { first: copy } = settingsCopy

/** For people with accounts in several messengers. */
export const FirstMessenger = ({
  settings: { channels, firstMessenger },
  onChange,
}: {
  settings: NotificationSettings
  onChange: (changes: { firstMessenger: MessengerName }) => void
}) => {
  const theirs = channels.flatMap(({ channel, state }) =>
    isMessenger(channel) && (state === 'ready' || state === 'blocked') ? [channel] : [],
  )
  if (theirs.length < 2) return null
  return (
    <div className="grid gap-1.5">
      <p className="text-label font-medium">{copy.label}</p>
      <Segmented
        label={copy.label}
        value={firstMessenger}
        options={theirs.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
        onValueChange={(next) => onChange({ firstMessenger: next })}
        className="flex!"
      />
      <p className="text-label text-ink-3">{copy.hint}</p>
    </div>
  )
}
