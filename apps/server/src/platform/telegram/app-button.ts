import type { Config } from '../../config/config.ts'
import { isLocalBot } from '../../config/sandbox-credentials.ts'

type AppButton = { text: string; web_app: { url: string } }

const HOME = '/dashboard'

/** A start of the mini-app always lands on the dashboard, which leads on to the page named here. */
const startPathOf = (path: string) =>
  path === HOME ? HOME : `${HOME}?${new URLSearchParams({ to: path })}`

/** Opens a page of the mini-app. Telegram accepts only https URLs; the sandbox accepts any. */
export const appButton = ({
  config,
  text,
  path,
}: {
  config: Config
  text: string
  path: string
}): AppButton[] => {
  const { publicUrl, telegram } = config
  const canOpen = publicUrl.startsWith('https:') || (telegram !== null && isLocalBot(telegram))
  return canOpen ? [{ text, web_app: { url: `${publicUrl}${startPathOf(path)}` } }] : []
}
