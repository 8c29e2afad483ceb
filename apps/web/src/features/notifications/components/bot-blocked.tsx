import { Banner } from '../../../ui/banner.tsx'
import { useSettings } from '../api/settings.calls.ts'
import { settingsCopy } from '../settings-copy.ts'

const { blocked: copy } = settingsCopy

/** Tells that the bot was stopped in Telegram and what stands in for it. */
export const BotBlocked = () => {
  const { data } = useSettings()
  const stateOf = (name: string) => data?.channels.find(({ channel }) => channel === name)?.state
  if (stateOf('telegram') !== 'blocked') return null
  const others = [
    ...(stateOf('push') === 'ready' ? [copy.push] : []),
    ...(stateOf('email') === 'ready' ? [copy.email] : []),
  ]
  const standIn = others.length > 0 ? copy.standIn(others.join(' и ')) : copy.onlyHere
  return <Banner tone="warning" title={copy.title} text={`${standIn} ${copy.help}`} />
}
