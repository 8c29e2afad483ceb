import pLimit from 'p-limit'

export type Lane = 'short' | 'long'

/**
 * Runs at most as many programs at once as there are cores. Long videos have half of the places, so that what takes
 * seconds never waits for one.
 */
export const createLanes = (cores: number) => {
  const long = pLimit(Math.max(1, Math.floor(cores / 2)))
  const short = pLimit(Math.max(1, Math.ceil(cores / 2)))
  const lanes = { short, long }
  return <Result>(lane: Lane, run: () => Promise<Result>): Promise<Result> => lanes[lane](run)
}
