import type { Services } from '../platform/services.tsx'
import { findLaunch, isLinking, type Launch, startPath } from '../telegram/find-launch.ts'

/** Without init data the page only looks like a mini-app: nobody could sign in there. */
export const findTelegramLaunch = (): Launch | undefined => {
  const launch = findLaunch()
  return launch?.params.initData ? launch : undefined
}

/** A new session signs in and always ends on the dashboard, whether the sign-in went well or not. */
export const beginTelegramSession = ({
  launch,
  services,
}: {
  launch: Launch
  services: Services
}) => {
  if (!launch.isFresh) return
  window.history.replaceState(null, '', startPath(launch.params))
  if (!isLinking(launch.params)) void services.startTelegram()
}
