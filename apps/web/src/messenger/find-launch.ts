import { tabTexts } from '../platform/storage/device-storage.ts'
import { launchers } from './all-launchers.ts'
import type { Launcher, LaunchParams } from './launcher.ts'
import type { Messenger } from './port.ts'

export type Launch = {
  params: LaunchParams
  /** A new session, as opposed to a reload within one. */
  isFresh: boolean
}

/** The names of the parameters tell whose they are. */
const parse = (query: string): LaunchParams | undefined => {
  for (const launcher of Object.values(launchers)) {
    const params = launcher.parse(query)
    if (params) return params
  }
  return undefined
}

const hashOf = (address: string) => address.split('#')[1] ?? ''

/** The address of the document request: it keeps the hash that a redirect or a script has dropped. */
const navigationHash = () => hashOf(performance.getEntriesByType('navigation')[0]?.name ?? '')

const readCopy = ({ findIn }: Launcher) => {
  const place = findIn()
  const copy = place && tabTexts.read(place)
  return copy ? parse(copy) : undefined
}

/** Launch parameters are in the hash only until the first navigation, so a copy is kept in session storage. */
export const findLaunch = (): Launch | undefined => {
  for (const query of [hashOf(window.location.href), navigationHash()]) {
    const params = parse(query)
    if (!params) continue
    tabTexts.write(launchers[params.messenger].keepIn(), query)
    return { params, isFresh: true }
  }
  for (const launcher of Object.values(launchers)) {
    const params = readCopy(launcher)
    if (params) return { params, isFresh: false }
  }
  return undefined
}

const LINK_PREFIX = 'link_'

const CHANNEL_PREFIX = 'channel_'
const CHANNEL = /^-?\d{1,20}$/
const HOME = '/dashboard'

/** The dashboard, except for linking. */
export const startPath = ({ messenger, startParam }: LaunchParams): string =>
  startParam?.startsWith(LINK_PREFIX)
    ? `/link/${messenger}?token=${encodeURIComponent(startParam.slice(LINK_PREFIX.length))}`
    : HOME

const PAGE_PREFIX = 'to_'
/** A path of this site: `//host` and `/\\host` are addresses of others. */
const OWN_PATH = /^\/(?![/\\])/

/** The page of a link `startapp=to_…`: its path in base64url. */
const readPage = (startParam = ''): string | null => {
  if (!startParam.startsWith(PAGE_PREFIX)) return null
  const text = startParam.slice(PAGE_PREFIX.length).replaceAll('-', '+').replaceAll('_', '/')
  try {
    return atob(text)
  } catch {
    return null
  }
}

/** Where the dashboard leads on to: the page that a button or a link of the bot has named, or the channel of a start parameter. */
export const findOnward = ({ messenger, startParam }: LaunchParams): string | undefined => {
  const channel = startParam?.startsWith(CHANNEL_PREFIX)
    ? startParam.slice(CHANNEL_PREFIX.length)
    : ''
  if (CHANNEL.test(channel)) return `/connections?${messenger}=${channel}`
  const { pathname, search } = window.location
  const requested = pathname === HOME ? new URLSearchParams(search).get('to') : null
  const named = readPage(startParam) ?? requested
  return named !== null && OWN_PATH.test(named) ? named : undefined
}

/** Linking must not sign in first: that would create a second profile of the same user. */
export const isLinking = ({ startParam }: LaunchParams): boolean =>
  startParam?.startsWith(LINK_PREFIX) === true

/** The client that started the page. */
export const startMessenger = async (params: LaunchParams): Promise<Messenger> =>
  launchers[params.messenger].start(params)
