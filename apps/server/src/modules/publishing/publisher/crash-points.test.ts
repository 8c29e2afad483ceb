import { inspect } from 'node:util'
import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { expect, it } from 'vitest'
import { createCrashingContext } from '../../../../test/publishing/crashing-context.ts'
import { sampleOf, withReply } from '../../../../test/publishing/samples.ts'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { IMAGE_ID, VIDEO_ID } from '../../../../test/publishing/test-media.ts'

const play = setUpPublishing({ networks: NETWORKS })

/** More boundaries than the longest publication has. */
const MAX_BOUNDARIES = 200
const LONG_MS = 120_000

/** Networks without an API to find out whether a message has arrived. */
const MUTE: ReadonlySet<Network> = new Set(['telegram'])

/** Replies that arrived, as a post or as a comment. */
const followersAt = (network: Network, mark: string) =>
  play.arrived(network, mark) ||
  play.host
    .requests(network)
    .filter(({ method, reply }) => method === 'POST' && reply !== null && reply.status < 300)
    .filter(({ fields }) => inspect(fields, { depth: 8 }).includes(mark)).length

/** Kills the worker at one boundary and lets another worker continue. False when there is no such boundary. */
const killAt = async (network: Network, dieAt: number): Promise<boolean> => {
  const mark = `Следом ${network} ${dieAt}`
  const { settings } = sampleOf(network, { imageId: IMAGE_ID, videoId: VIDEO_ID })
  const { id, text } = await play.plan({ network, settings: withReply(settings, mark) })
  const mortal = createCrashingContext({ ctx: play.app.ctx, dieAt })
  const first = play.worker({ ctx: mortal.ctx })
  await play.settle(first).catch(() => undefined)
  if (!mortal.isDead()) {
    expect((await play.targetOf(id)).state).toBe('published')
    return false
  }
  await play.settle()
  const { state } = await play.targetOf(id)
  const count = play.arrived(network, text)
  expect({ dieAt, state, count }).toEqual(
    MUTE.has(network) && state === 'needs_attention'
      ? { dieAt, state, count: Math.min(count, 1) }
      : { dieAt, state: 'published', count: 1 },
  )
  expect(followersAt(network, mark)).toBeLessThanOrEqual(1)
  return true
}

it.each(NETWORKS)(
  'sends to %s once, wherever the worker is killed',
  async (network) => {
    let boundary = 1
    while (boundary < MAX_BOUNDARIES && (await killAt(network, boundary))) boundary += 1
    // The last run completed without reaching its boundary, and the submit boundaries were covered.
    expect(boundary).toBeGreaterThan(12)
    expect(boundary).toBeLessThan(MAX_BOUNDARIES)
  },
  LONG_MS,
)
