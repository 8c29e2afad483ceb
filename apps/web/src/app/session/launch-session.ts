import {
  findLaunch,
  findOnward,
  isLinking,
  type Launch,
  startPath,
} from '../../messenger/find-launch.ts'
import type { Services } from '../../platform/api/services.tsx'

/** Without init data a sign-in is impossible, so the page does not count as a mini-app. */
export const findSignedLaunch = (): Launch | undefined => {
  const launch = findLaunch()
  return launch?.params.initData ? launch : undefined
}

/** Opens the dashboard after the sign-in, whether it succeeded or failed. Returns where to go on from there. */
export const beginLaunchSession = ({
  launch,
  services,
}: {
  launch: Launch
  services: Services
}): string | undefined => {
  if (!launch.isFresh) return
  const onward = findOnward(launch.params)
  window.history.replaceState(null, '', startPath(launch.params))
  if (isLinking(launch.params)) return
  void services.signInByLaunch()
  return onward
}
