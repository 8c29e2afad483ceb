import type { AutomationRun } from '@kadr/contract/automation/automations'
import type { AppContext } from '../../../../context.ts'
import { readPosts } from '../../../publishing/posts/index.ts'
import { listRunResults } from './results.repository.ts'
import { failureMessage } from './run-messages.ts'
import { sentenceOf } from './run-subject.ts'
import type { RunRow } from './runs.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const failureOf = ({ state, failureCode, failureText }: RunRow): AutomationRun['failure'] =>
  failureCode === null || state === 'making' || state === 'asking'
    ? null
    : { code: failureCode, message: failureText ?? failureMessage(failureCode) }

const questionOf = ({ state, failureCode, rule, itemKey, itemTitle }: RunRow): string | null =>
  rule && (state === 'asking' || failureCode === 'unanswered')
    ? sentenceOf({ itemKey, itemTitle, source: rule.source })
    : null

/** Runs with the state and the results of their posts. */
export const presentRuns = async ({
  ctx,
  workspaceId,
  runs,
}: InWorkspace & { runs: readonly RunRow[] }): Promise<AutomationRun[]> => {
  const postIds = runs.flatMap(({ postId }) => postId ?? [])
  const posts = await readPosts({ ctx, workspaceId, ids: postIds })
  const results = await listRunResults({ db: ctx.db, workspaceId, postIds })
  return runs.map((run) => {
    const post = posts.find(({ id }) => id === run.postId)
    const found = results.find(({ postId }) => postId === run.postId)
    return {
      id: run.id,
      time: { at: run.dueAt.toISOString(), wallTime: run.wallTime, timeZone: run.timeZone },
      isManual: run.isManual,
      state: run.state,
      item: run.itemKey === null ? null : { key: run.itemKey, title: run.itemTitle ?? run.itemKey },
      style: run.style,
      failure: failureOf(run),
      question: questionOf(run),
      reelId: run.reelId,
      post: post ? { id: post.id, state: post.state } : null,
      cost: { videos: run.videoCost, ai: run.aiCost },
      results: found?.results ?? null,
      nextTryAt: run.nextTryAt?.toISOString() ?? null,
      finishedAt: run.finishedAt?.toISOString() ?? null,
    }
  })
}

export const presentRun = async ({
  ctx,
  run,
}: {
  ctx: AppContext
  run: RunRow
}): Promise<AutomationRun> => {
  const [presented] = await presentRuns({ ctx, workspaceId: run.workspaceId, runs: [run] })
  if (!presented) throw new Error('Nothing was presented')
  return presented
}
