import { setTimeout as pause } from 'node:timers/promises'
import type { Generation, GenerationOutput } from '@kadr/contract/studio/generations'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { findLastGenerations, isRendererIdle } from '../../../studio/generations/index.ts'
import { createReel, findReelByKey, renderReel } from '../../../studio/reels/index.ts'
import type { StepInput } from '../demo-step.ts'

const POLL_MS = 1000

export type DemoReel = {
  key: string
  title: string
  content: ReelContent
  output: GenerationOutput
}
type Of = Pick<StepInput, 'ctx' | 'actor'>
type ByKey = Of & { key: string }

const keyOf = (key: string) => `demo-reel-${key}`

export const findReelId = async ({ ctx, actor: { workspaceId }, key }: ByKey) =>
  (await findReelByKey({ db: ctx.db, workspaceId, key: keyOf(key) }))?.id

const findRender = async ({ ctx, actor, id }: Of & { id: string }) => {
  const { workspaceId } = actor
  return (await findLastGenerations({ ctx, workspaceId, reelIds: [id] })).get(id)
}

/** Users' renders have priority: one of the demo is queued only when the queue is empty. */
const waitForRenderer = async ({ ctx, signal }: Pick<StepInput, 'ctx' | 'signal'>) => {
  while (!(await isRendererIdle({ ctx }))) await pause(POLL_MS, undefined, { signal })
}

/** Renders the reel unless it was rendered before, and waits for the files. */
export const renderDemo = async ({ signal, ...reel }: StepInput & DemoReel): Promise<void> => {
  const { ctx, actor, key, title, content, output } = reel
  const { workspaceId, userId } = actor
  const id =
    (await findReelId(reel)) ??
    (await createReel({ ctx, ...actor, draft: { title, content }, key: keyOf(key) })).id
  let render: Generation | undefined = await findRender({ ctx, actor, id })
  if (!render) {
    await waitForRenderer({ ctx, signal })
    render = await renderReel({ ctx, workspaceId, userId, id, output })
  }
  while (render?.state !== 'ready') {
    if (render?.failure) throw new Error(`The render of ${key} failed: ${render.failure.code}`)
    await pause(POLL_MS, undefined, { signal })
    render = await findRender({ ctx, actor, id })
  }
}

/** Ids of the rendered files, in order. */
export const findRendered = async (of: ByKey): Promise<string[]> => {
  const id = await findReelId(of)
  const render = id && (await findRender({ ...of, id }))
  return render ? render.results.map((result) => result.id) : []
}
