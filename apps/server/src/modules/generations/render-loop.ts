import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../context.ts'
import { countByState, type GenerationRow } from './generations.repository.ts'
import { claimNext, forgetWorker, listHeld, noteWorker } from './line.repository.ts'
import { listMissingTools } from './render-tools.ts'
import { runGeneration } from './run-generation.ts'

/** A person has no more under way at once, however many they ask for. */
const PER_PERSON = 3

const LOOK_MS = 300
const BEAT_MS = 5000
const FORGET_MS = DAY_MS

type InHand = { attempt: number; controller: AbortController; done: Promise<void> }
type Renderer = {
  ctx: AppContext
  worker: string
  hands: Map<string, InHand>
  stopping: AbortSignal
}

const until = ({ ctx }: Renderer) =>
  new Date(ctx.clock.now().getTime() + ctx.config.render.leaseSeconds * 1000)

const take = (renderer: Renderer, row: GenerationRow): void => {
  const { ctx, worker, hands, stopping } = renderer
  const controller = new AbortController()
  const { id, workspaceId, attempts: attempt } = row
  const stopTimer = ctx.metrics.renderDuration.startTimer()
  const done = runGeneration({
    ctx,
    row,
    hold: { id, workspaceId, worker, attempt },
    signal: AbortSignal.any([controller.signal, stopping]),
  })
    .catch((error: unknown) =>
      ctx.log.error({ err: error, generationId: id }, 'a render broke off'),
    )
    .finally(() => {
      stopTimer()
      hands.delete(id)
    })
  hands.set(id, { attempt, controller, done })
}

const claimSome = async (renderer: Renderer): Promise<void> => {
  const { ctx, worker, hands, stopping } = renderer
  while (!stopping.aborted && hands.size < ctx.config.render.slots) {
    const now = ctx.clock.now()
    const claim = { worker, now, until: until(renderer), perPerson: PER_PERSON }
    const row = await claimNext({ db: ctx.urgentDb, ...claim })
    if (!row) return
    take(renderer, row)
  }
}

/** Lets go of what was cancelled or taken over, and says that we are alive to the rest. */
const lookAfter = async (renderer: Renderer, isRenewal: boolean): Promise<void> => {
  const { ctx, worker, hands } = renderer
  if (hands.size === 0) return
  const held = await listHeld({
    db: ctx.urgentDb,
    worker,
    ids: [...hands.keys()],
    until: isRenewal ? until(renderer) : undefined,
  })
  const mine = new Map(held.map(({ id, attempt }) => [id, attempt]))
  for (const [id, { attempt, controller }] of hands) {
    if (mine.get(id) !== attempt) controller.abort(new Error('not ours any more'))
  }
}

const beat = async ({ ctx, worker }: Renderer) => {
  const now = ctx.clock.now()
  const forgetBefore = new Date(now.getTime() - FORGET_MS)
  const { slots } = ctx.config.render
  await noteWorker({ db: ctx.urgentDb, id: worker, slots, now, forgetBefore })
  ctx.metrics.renderLine.reset()
  for (const { state, count } of await countByState({ db: ctx.db })) {
    ctx.metrics.renderLine.set({ state }, count)
  }
}

/** Something that is to be done again and again; a failure is told and the next time comes all the same. */
const every = async ({
  ms,
  signal,
  ctx,
  run,
}: {
  ms: number
  signal: AbortSignal
  ctx: AppContext
  run(): Promise<unknown>
}): Promise<void> => {
  while (!signal.aborted) {
    try {
      await run()
    } catch (error) {
      if (!signal.aborted) ctx.log.warn({ err: error }, 'renderer')
    }
    await pause(ms, undefined, { signal }).catch(() => undefined)
  }
}

/** One process's rendering, until it is told to stop; then what it has in hand goes back to the line. */
export const runRenderer = async ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal: AbortSignal
}): Promise<void> => {
  const missing = await listMissingTools(ctx)
  if (missing.length > 0) {
    ctx.log.error({ missing }, 'reels are not rendered here')
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )
  }
  const renderer = { ctx, worker: newId(), hands: new Map<string, InHand>(), stopping: signal }
  const ended = new AbortController()
  const renewMs = (ctx.config.render.leaseSeconds * 1000) / 4
  const keeping = [
    every({ ms: renewMs, signal: ended.signal, ctx, run: () => lookAfter(renderer, true) }),
    every({ ms: LOOK_MS, signal: ended.signal, ctx, run: () => lookAfter(renderer, false) }),
    every({ ms: BEAT_MS, signal, ctx, run: () => beat(renderer) }),
  ]
  await every({ ms: LOOK_MS, signal, ctx, run: () => claimSome(renderer) })
  await Promise.all([...renderer.hands.values()].map(({ done }) => done))
  ended.abort()
  await Promise.all(keeping)
  await forgetWorker({ db: ctx.urgentDb, id: renderer.worker })
}
