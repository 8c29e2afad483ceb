import { setTimeout as pause } from 'node:timers/promises'
import { CATALOG, starterId } from '@kadr/starter'
import { findResources } from '../../library/resources/index.ts'
import type { DemoStep } from './demo-step.ts'

const POLL_MS = 1000

/** The starter pack is generated in the background of the first start; without it reels have no music. */
export const awaitStarter: DemoStep = {
  name: 'starter',
  async run({ ctx, actor: { workspaceId }, signal }) {
    const ids = CATALOG.filter(({ kind }) => kind === 'audio').map(({ key }) => starterId(key))
    const countReady = async () =>
      (await findResources({ ctx, workspaceId, ids })).filter(({ state }) => state === 'ready')
        .length
    while ((await countReady()) < ids.length) await pause(POLL_MS, undefined, { signal })
  },
}
