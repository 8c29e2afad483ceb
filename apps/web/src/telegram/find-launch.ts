import { sessionTexts } from '../platform/safe-storage.ts'
import { isHosted } from './host.ts'
import { type LaunchParams, parseLaunchParams } from './launch-params.ts'

const LAUNCH_KEY = 'kadr.telegram-launch'

export type Launch = {
  params: LaunchParams
  /** A session has just begun, as opposed to a reload in the middle of one. */
  isFresh: boolean
}

const hashOf = (address: string) => address.split('#')[1] ?? ''

/** The address the document was asked for: it keeps the hash that a redirect or a script has dropped. */
const navigationHash = () => hashOf(performance.getEntriesByType('navigation')[0]?.name ?? '')

/** Launch parameters live in the hash only until the first navigation, so a copy stays with the tab. */
export const findLaunch = (): Launch | undefined => {
  for (const query of [hashOf(window.location.href), navigationHash()]) {
    const params = parseLaunchParams(query)
    if (!params) continue
    sessionTexts.write(LAUNCH_KEY, query)
    return { params, isFresh: true }
  }
  // A page on its own shares the tab's storage with the frame of /dev/telegram, but is not in Telegram.
  const copy = isHosted() ? sessionTexts.read(LAUNCH_KEY) : null
  const params = copy === null ? undefined : parseLaunchParams(copy)
  return params && { params, isFresh: false }
}

const LINK_PREFIX = 'link_'

/** Where a session begins: the dashboard, or the page that links this Telegram account to a profile. */
export const startPath = ({ startParam }: LaunchParams) =>
  startParam?.startsWith(LINK_PREFIX)
    ? `/link/telegram?token=${encodeURIComponent(startParam.slice(LINK_PREFIX.length))}`
    : '/dashboard'

/** Linking must not sign in first: that would make a second profile for the same person. */
export const isLinking = ({ startParam }: LaunchParams) =>
  startParam?.startsWith(LINK_PREFIX) === true
