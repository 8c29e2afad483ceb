import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useSettings } from '../api/settings.queries.ts'
import { settingsCopy } from '../settings-copy.ts'

const { blocked: copy } = settingsCopy

/** A warning that the user has blocked the bot, with the fallback channel. */
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
