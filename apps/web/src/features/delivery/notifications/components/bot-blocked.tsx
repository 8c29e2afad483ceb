import { messengerName } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useSettings } from '../api/settings.queries.ts'
import { settingsCopy } from '../settings-copy.ts'

const { blocked: copy } = settingsCopy

/** A warning that the user has blocked the bot, with the channels that stand in for it. */
export const BotBlocked = () => {
  const { data } = useSettings()
  const stateOf = (name: string) => data?.channels.find(({ channel }) => channel === name)?.state
  const stopped = messengerName.options.find((name) => stateOf(name) === 'blocked')
  if (!stopped) return null
  const others = [
    ...messengerName.options.flatMap((name) =>
      stateOf(name) === 'ready' ? [copy.other(PROVIDER_NAMES[name])] : [],
    ),
    ...(stateOf('push') === 'ready' ? [copy.push] : []),
    ...(stateOf('email') === 'ready' ? [copy.email] : []),
  ]
  const standIn = others.length > 0 ? copy.standIn(others.join(' и ')) : copy.onlyHere
  return (
    <Banner
      tone="warning"
      title={copy.title(PROVIDER_NAMES[stopped])}
      text={`${standIn} ${copy.help}`}
    />
  )
}
