import { setTimeout as pause } from 'node:timers/promises'
import type { Generation, GenerationOutput } from '@kadr/contract/generations'
import type { ReelContent } from '@kadr/contract/reel-content'
import { findLastGenerations } from '../generations/index.ts'
import { createReel, renderReel } from '../reels/index.ts'
import type { StepInput } from './demo-step.ts'

const POLL_MS = 1000

export type DemoReel = {
  key: string
  title: string
  content: ReelContent
  output: GenerationOutput
}
type Of = Pick<StepInput, 'ctx' | 'actor'>

const createDemoReel = ({ ctx, actor, key, title, content }: Of & DemoReel) =>
  createReel({ ctx, ...actor, draft: { title, content }, key: `demo-reel-${key}` })

const findRender = async ({ ctx, actor, id }: Of & { id: string }) => {
  const { workspaceId } = actor
  return (await findLastGenerations({ ctx, workspaceId, reelIds: [id] })).get(id)
}

/** Renders the reel unless it was before, and waits for the files. */
export const renderDemo = async ({ signal, ...reel }: StepInput & DemoReel): Promise<void> => {
  const { ctx, actor, output } = reel
  const { id } = await createDemoReel(reel)
  const { workspaceId, userId } = actor
  let render: Generation | undefined = await findRender({ ctx, actor, id })
  render ??= await renderReel({ ctx, workspaceId, userId, id, output })
  while (render?.state !== 'ready') {
    if (render?.failure) throw new Error(`The render of ${reel.key} failed: ${render.failure.code}`)
    await pause(POLL_MS, undefined, { signal })
    render = await findRender({ ctx, actor, id })
  }
}

/** Ids of the files of a reel that was rendered before, in order. */
export const findRendered = async (reel: Of & DemoReel): Promise<string[]> => {
  const { id } = await createDemoReel(reel)
  const render = await findRender({ ...reel, id })
  return (render?.results ?? []).map((result) => result.id)
}
