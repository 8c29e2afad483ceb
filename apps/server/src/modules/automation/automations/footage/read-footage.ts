import { countVideosToBegin } from '@kadr/domain/automation/footage-turn'
import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { findResources } from '../../../library/resources/index.ts'
import type { AutomationRow } from '../automations.repository.ts'
import { runInShares } from '../feeds/run-in-shares.ts'
import { findRuleActor } from '../run/find-actor.ts'
import type { FootageRule } from './footage-rule.ts'
import { listClipsLeft } from './list-clip-items.ts'
import { listLongVideos } from './list-long-videos.ts'
import { lookAtVideo } from './look-at-video.ts'
import {
  addVideo,
  changeVideo,
  listFootageRules,
  listVideos,
  type VideoRow,
} from './videos.repository.ts'

type Turn = { ctx: AppContext; signal: AbortSignal }

const AT_ONCE = 4
const AT_ONCE_OF_WORKSPACE = 1
/** Rules that are not reached now are first in the next turn. */
const TURN_MS = 4 * MINUTE_MS
const ODD_PAUSE_MS = 15 * MINUTE_MS
const ODD_FAILURE = 'Видео не разобралось: сбой на\u00a0нашей стороне. Попробуем ещё раз позже'

/** Videos that came since; a replaced file is another one. */
const addNewVideos = async (
  { ctx }: Turn,
  { id: automationId, workspaceId, rule }: AutomationRow & { rule: FootageRule },
): Promise<Map<string, string>> => {
  const { videos } = await listLongVideos({ ctx, workspaceId, folderId: rule.source.folderId })
  const ids = videos.map(({ id }) => id)
  const rows = await findResources({ ctx, workspaceId, ids })
  const fileOf = new Map(rows.map(({ id, fileId }) => [id, fileId]))
  const now = ctx.clock.now()
  for (const [index, { id: resourceId }] of videos.entries()) {
    const fileId = fileOf.get(resourceId)
    if (fileId === undefined) continue
    const createdAt = new Date(now.getTime() + index)
    const values = { automationId, resourceId, fileId, createdAt, nextLookAt: now }
    await addVideo({ db: ctx.db, values: { ...values, state: 'waiting' } })
  }
  return new Map(videos.map(({ id, name }) => [id, name]))
}

const isDue = ({ nextLookAt }: VideoRow, now: Date) => nextLookAt !== null && nextLookAt <= now

/** Those that are being heard, and as many new ones as the rule needs clips of. */
const chooseVideos = async (
  { ctx }: Turn,
  { id: automationId, rule }: AutomationRow & { rule: FootageRule },
  names: ReadonlyMap<string, string>,
): Promise<VideoRow[]> => {
  const videos = await listVideos({ db: ctx.db, automationId })
  const left = await listClipsLeft({ ctx, automationId })
  const now = ctx.clock.now()
  // What was moved out of the folder is not begun.
  const waiting = videos.filter(
    (video) => video.state === 'waiting' && names.has(video.resourceId) && isDue(video, now),
  )
  const clipsOfVideo = rule.source.clips
  const more = countVideosToBegin({ videos, clipsLeft: left.length, clipsOfVideo })
  const reading = videos.filter((video) => video.state === 'reading' && isDue(video, now))
  return [...reading, ...waiting.slice(0, more)]
}

/** One failure is that video's alone. */
const lookSafely = async (look: Parameters<typeof lookAtVideo>[0]): Promise<void> => {
  const { ctx, video, signal } = look
  try {
    await lookAtVideo(look)
  } catch (error) {
    if (signal.aborted) throw error
    const { automationId, resourceId } = video
    ctx.log.error({ err: error, automationId, resourceId }, 'automations.video.failed')
    const nextLookAt = new Date(ctx.clock.now().getTime() + ODD_PAUSE_MS)
    await changeVideo({ db: ctx.db, video, values: { failureText: ODD_FAILURE, nextLookAt } })
  }
}

/** The long videos of one rule. Its person has to have the rights of the moment. */
const readRuleFootage = async (turn: Turn, automation: AutomationRow): Promise<void> => {
  const { ctx, signal } = turn
  const { source } = automation.rule
  if (source.kind !== 'footage') return
  const rule = { ...automation.rule, source }
  const actor = await findRuleActor({ ctx, automation })
  if (!actor) return
  const names = await addNewVideos(turn, { ...automation, rule })
  for (const video of await chooseVideos(turn, { ...automation, rule }, names)) {
    signal.throwIfAborted()
    const name = names.get(video.resourceId) ?? ''
    await lookSafely({ ctx, rule, video, name, actor, signal })
  }
}

/** Looks for new long videos of all rules, follows those being heard and takes their clips. */
export const readFootage = async (turn: Turn): Promise<void> => {
  const { ctx, signal } = turn
  const begunAt = performance.now()
  await runInShares({
    work: await listFootageRules({ db: ctx.db }),
    atOnce: AT_ONCE,
    perWorkspace: AT_ONCE_OF_WORKSPACE,
    mayStart: () => !signal.aborted && performance.now() - begunAt < TURN_MS,
    run: (automation) =>
      readRuleFootage(turn, automation).catch((error: unknown) => {
        ctx.log.error({ err: error, automationId: automation.id }, 'automations.footage.not_read')
      }),
  })
}
