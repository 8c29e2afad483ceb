import { tabTexts } from '../platform/device-storage.ts'
import { isHosted } from './host.ts'
import { type LaunchParams, parseLaunchParams } from './launch-params.ts'

const LAUNCH_KEY = 'kadr.telegram-launch'

export type Launch = {
  params: LaunchParams
  /** A new session, as opposed to a reload within one. */
  isFresh: boolean
}

const hashOf = (address: string) => address.split('#')[1] ?? ''

/** The address of the document request: it keeps the hash that a redirect or a script has dropped. */
const navigationHash = () => hashOf(performance.getEntriesByType('navigation')[0]?.name ?? '')

/** Launch parameters are in the hash only until the first navigation, so a copy is kept in session storage. */
export const findLaunch = (): Launch | undefined => {
  for (const query of [hashOf(window.location.href), navigationHash()]) {
    const params = parseLaunchParams(query)
    if (!params) continue
    tabTexts.write(LAUNCH_KEY, query)
    return { params, isFresh: true }
  }
  // A top-level page shares the tab's storage with the frame of /dev/telegram, but is not in Telegram.
  const copy = isHosted() ? tabTexts.read(LAUNCH_KEY) : null
  const params = copy === null ? undefined : parseLaunchParams(copy)
  return params && { params, isFresh: false }
}

const LINK_PREFIX = 'link_'

const CHANNEL_PREFIX = 'channel_'
const CHANNELS_PATH = '/connections'
const CHANNEL = /^-?\d{1,20}$/

/** The channel the bot was just added to: in the address of its button, or in a start parameter. */
const findChannel = ({ startParam }: LaunchParams) => {
  const { pathname, search } = window.location
  const asked = pathname === CHANNELS_PATH ? new URLSearchParams(search).get('telegram') : undefined
  const named = startParam?.startsWith(CHANNEL_PREFIX)
    ? startParam.slice(CHANNEL_PREFIX.length)
    : asked
  return named && CHANNEL.test(named) ? named : undefined
}

/** The dashboard, unless the bot's button or link has a target of its own. */
export const startPath = (params: LaunchParams) => {
  const { startParam } = params
  if (startParam?.startsWith(LINK_PREFIX)) {
    return `/link/telegram?token=${encodeURIComponent(startParam.slice(LINK_PREFIX.length))}`
  }
  const channel = findChannel(params)
  return channel ? `${CHANNELS_PATH}?telegram=${channel}` : '/dashboard'
}

/** Linking must not sign in first: that would create a second profile of the same user. */
export const isLinking = ({ startParam }: LaunchParams) =>
  startParam?.startsWith(LINK_PREFIX) === true
