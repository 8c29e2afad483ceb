import type { Config } from '../../../../config/config.ts'
import { isLocalBot } from '../../../../config/sandbox-credentials.ts'
import { pageParam } from '../launch.ts'
import { startLink } from './start-link.ts'

type AppButton = { text: string; web_app: { url: string } }

const HOME = '/dashboard'

/** A start of the mini-app always opens the dashboard, which forwards to this page. */
const startPathOf = (path: string) =>
  path === HOME ? HOME : `${HOME}?${new URLSearchParams({ to: path })}`

/** Telegram accepts only https URLs; the sandbox accepts any. */
export const canOpenApp = ({ publicUrl, telegram }: Config): boolean =>
  publicUrl.startsWith('https:') || (telegram !== null && isLocalBot(telegram))

/** Opens a page of the mini-app. */
export const appButton = ({
  config,
  text,
  path,
}: {
  config: Config
  text: string
  path: string
}): AppButton[] => {
  const url = `${config.publicUrl}${startPathOf(path)}`
  return canOpenApp(config) ? [{ text, web_app: { url } }] : []
}

/** The same for chats where buttons can't open a mini-app: groups, and messages shared by others. */
export const appLinkButton = ({
  config,
  text,
  path,
}: {
  config: Config
  text: string
  path: string
}): { text: string; url: string }[] => {
  const url = startLink({ config, param: pageParam(path) })
  return url ? [{ text, url }] : []
}
