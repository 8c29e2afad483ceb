import type { Services } from '../platform/services.tsx'
import { findLaunch, isLinking, type Launch, startPath } from '../telegram/find-launch.ts'

/** Without init data a sign-in is impossible, so the page does not count as a mini-app. */
export const findTelegramLaunch = (): Launch | undefined => {
  const launch = findLaunch()
  return launch?.params.initData ? launch : undefined
}

/** Opens the dashboard after the sign-in, whether it succeeded or failed. */
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
