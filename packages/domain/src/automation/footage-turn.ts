import type { AutomationVideoState } from '@kadr/contract/automation/automation-footage'

type Video = { state: AutomationVideoState }

/** Below this many clips another video is begun, however few are taken of one. */
const LEAST_AHEAD = 3

/**
 * How many more videos a rule begins now. Hearing takes points, so a video is begun when the clips that wait for runs
 * and those that are being looked for are fewer than one video gives.
 */
export const countVideosToBegin = ({
  videos,
  clipsLeft,
  clipsOfVideo,
}: {
  videos: readonly Video[]
  /** Found and not used. */
  clipsLeft: number
  clipsOfVideo: number
}): number => {
  const reading = videos.filter(({ state }) => state === 'reading').length
  const missing = Math.max(clipsOfVideo, LEAST_AHEAD) - clipsLeft - reading * clipsOfVideo
  return Math.max(0, Math.ceil(missing / clipsOfVideo))
}
