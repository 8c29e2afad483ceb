import { type ClipProposal, MIN_CLIPS } from '@kadr/contract/studio/footage'
import type { ClipChoice } from '@kadr/contract/studio/transcripts'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { askByKey, findClipChoice } from '../ai/index.ts'
import { getTranscriptRow } from '../footage/index.ts'
import { chooseByRules, type TranscriptRow } from './choose-by-rules.ts'

type Asker = { workspaceId: string; userId: string }
type OfWords = { ctx: AppContext; row: TranscriptRow }
type Asking = OfWords & {
  by: Asker
  key: string
  signal: AbortSignal
  /** Made by a rule. */
  isAutomated?: boolean
}

const inOrder = (clips: readonly ClipProposal[]) =>
  clips.toSorted((one, other) => one.span.from - other.span.from)

/** People who got three or fewer did not come back: the best of the rules fill up. */
const fillUp = async (chosen: readonly ClipProposal[], of: OfWords): Promise<ClipProposal[]> => {
  const missing = MIN_CLIPS - chosen.length
  if (missing <= 0) return inOrder(chosen)
  const others = await chooseByRules({ ...of, apartFrom: chosen.map(({ span }) => span) })
  const best = others.toSorted((one, other) => other.score - one.score).slice(0, missing)
  return inOrder([...chosen, ...best])
}

const findChosen = ({ ctx, row: { id, workspaceId, finishedAt } }: OfWords) =>
  finishedAt === null
    ? Promise.resolve(undefined)
    : findClipChoice({ ctx, workspaceId, transcriptId: id, since: finishedAt })

/** What an engine chose of these words, else what the rules choose; none of a short talk or without words. */
export const proposeClips = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<ClipChoice> => {
  const of = { ctx, row: await getTranscriptRow({ ctx, workspaceId, id }) }
  const chosen = await findChosen(of)
  return chosen
    ? { clips: await fillUp(chosen, of), isByAi: true }
    : { clips: await chooseByRules(of), isByAi: false }
}

/** The first request with the key runs elsewhere, or its process died and its lease has not expired. */
const stillAsked = () =>
  new UserError({ code: 'CONFLICT', userMessage: 'ИИ ещё выбирает клипы этого видео' })

/** One request, idempotent by key. Throws why there is no choice. */
const ask = async ({ ctx, row, by, key, signal, isAutomated }: Asking): Promise<ClipProposal[]> => {
  const task = { kind: 'clip_choice', transcriptId: row.id } as const
  const asking = { ctx, asker: by, task, key, signal }
  const request = await askByKey({ ...asking, ...(isAutomated && { isAutomated }) })
  if (!request) throw stillAsked()
  if (request.output?.kind === 'clip_choice') return request.output.clips
  throw new UserError({
    code: 'UNAVAILABLE',
    userMessage: request.failure?.message ?? 'Выбрать клипы с\u00a0ИИ сейчас не получилось',
  })
}

/** Asked by a person, who is told why an engine did not choose. */
export const chooseClips = async ({
  id,
  ...asked
}: Omit<Asking, 'row'> & { id: string }): Promise<ClipChoice> => {
  const { ctx, by } = asked
  const row = await getTranscriptRow({ ctx, workspaceId: by.workspaceId, id })
  if (ctx.ai.isOffline) {
    const userMessage = 'Нейросеть не подключена: клипы выбраны по\u00a0правилам'
    throw new UserError({ code: 'UNAVAILABLE', userMessage })
  }
  const clips = await ask({ ...asked, row })
  return { clips: await fillUp(clips, { ctx, row }), isByAi: true }
}

/** Without a person who waits: whatever hinders the engine, the rules choose; a choice under way is waited for. */
export const chooseClipsOf = async (asked: Asking): Promise<ClipChoice & { cost: number }> => {
  const { ctx, row, signal } = asked
  const known = await findChosen(asked)
  if (known) return { clips: await fillUp(known, asked), isByAi: true, cost: 0 }
  const byRules = async () => ({ clips: await chooseByRules(asked), isByAi: false, cost: 0 })
  if (ctx.ai.isOffline) return byRules()
  try {
    const clips = await ask({ ...asked, isAutomated: true })
    return { clips: await fillUp(clips, asked), isByAi: true, cost: 1 }
  } catch (error) {
    if (signal.aborted || !(error instanceof UserError) || error.code === 'CONFLICT') throw error
    ctx.log.info({ transcriptId: row.id, code: error.code }, 'clips.choice.by_rules')
    return byRules()
  }
}
