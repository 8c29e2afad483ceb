import { setTimeout as pause } from 'node:timers/promises'
import { starterId } from '@kadr/starter'
import { findResources } from '../resources/index.ts'
import { PLANNED, PUBLISHED, TROUBLED } from './content/posts.ts'
import { PRODUCTS } from './content/products.ts'
import type { DemoStep } from './demo-step.ts'

const POLL_MS = 1000

const PICTURES = new Set([
  ...PRODUCTS.flatMap(({ pictures }) => pictures),
  ...[...PUBLISHED, ...PLANNED, TROUBLED.refused].flatMap(({ picture }) => picture ?? []),
])

/** The starter pack is drawn in the background of the first start. */
export const awaitPictures: DemoStep = {
  name: 'pictures',
  async run({ ctx, actor: { workspaceId }, signal }) {
    const ids = [...PICTURES].map(starterId)
    const countReady = async () =>
      (await findResources({ ctx, workspaceId, ids })).filter(({ state }) => state === 'ready')
        .length
    while ((await countReady()) < ids.length) await pause(POLL_MS, undefined, { signal })
  },
}
