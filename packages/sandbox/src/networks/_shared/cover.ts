import { createHash } from 'node:crypto'
import type { FakeReply, FakeWorld } from '../fake-network.ts'
import { createSvgReply } from './avatar.ts'

const PATH = /^\/_cover\/([^/]+)$/
/** Sky, sun, hills: neighbours suit each other. */
const PALETTES = [
  ['#f7d9c4', '#e07a5f', '#3d405b'],
  ['#d8e2dc', '#f4acb7', '#6d597a'],
  ['#cdeac0', '#ffb627', '#2d6a4f'],
  ['#bde0fe', '#ffffff', '#1d4e89'],
  ['#ffe5d9', '#d1495b', '#30323d'],
  ['#e0d7ff', '#ffd166', '#4a3f8c'],
] as const

/** The picture of a post: one per post, the same at each request. */
export const buildCoverUrl = (of: {
  world: Pick<FakeWorld, 'hostUrl'>
  network: string
  postId: string
}): string => `${of.world.hostUrl}/${of.network}/_cover/${encodeURIComponent(of.postId)}`

/** Served by every fake for posts of before the connection, which have no uploaded media. */
export function drawCover(path: string): FakeReply | undefined {
  const [, encoded] = PATH.exec(path) ?? []
  if (encoded === undefined) return undefined
  const [palette = 0, x = 0, y = 0, left = 0, right = 0] = createHash('sha256')
    .update(decodeURIComponent(encoded))
    .digest()
  const [sky, sun, hills] = PALETTES[palette % PALETTES.length] ?? PALETTES[0]
  const ground = (rise: number, fall: number) =>
    `M0 ${rise} C 90 ${rise - 70}, 180 ${fall + 60}, 270 ${fall} S 360 ${rise}, 360 ${rise} V480 H0 Z`
  const near = ground(330 + (right % 50), 340 + (left % 50))
  return createSvgReply(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480"><rect width="360" height="480" fill="${sky}"/><circle cx="${80 + (x % 200)}" cy="${90 + (y % 120)}" r="${44 + (x % 30)}" fill="${sun}"/><path d="${ground(270 + (left % 60), 260 + (right % 60))}" fill="${hills}" opacity="0.55"/><path d="${near}" fill="${hills}"/></svg>`,
  )
}
