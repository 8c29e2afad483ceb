import type { Config } from '../../config/config.ts'
import { isLocalBot } from '../../config/sandbox-credentials.ts'

type AppButton = { text: string; web_app: { url: string } }

const HOME = '/dashboard'

/** A start of the mini-app always lands on the dashboard, which leads on to the page named here. */
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
