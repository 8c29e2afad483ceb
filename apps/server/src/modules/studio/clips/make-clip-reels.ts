import type { RouteInput } from '@kadr/contract/base/route'
import type { PostTime } from '@kadr/contract/publishing/posts'
import type { Generation } from '@kadr/contract/studio/generations'
import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { makeClipReels as makeRoute } from '@kadr/contract/studio/transcripts'
import { UserError } from '@kadr/domain/base/app-error'
import { captionOfClip } from '@kadr/domain/studio/footage/clips/clip-caption'
import { doSpansMeet } from '@kadr/kit/spans'
import type { AppContext } from '../../../context.ts'
import { createPost, type PostActor, setDraftTime } from '../../publishing/posts/index.ts'
import { findSlot } from '../../publishing/publisher-setup/index.ts'
import { getTranscriptRow, readFacts } from '../footage/index.ts'
import { createReel, renderReel } from '../reels/index.ts'
import { insertClipReel } from './clip-reels.repository.ts'

type Wish = RouteInput<typeof makeRoute>['body']
type Clip = Wish['clips'][number]
type MadeClip = { reelId: string; title: string; generation: Generation; time: PostTime | null }
type Making = { ctx: AppContext; actor: PostActor; key: string }

/** What lies outside of the clip is not a part of its form. */
const formOfClip = (form: OwnVideoForm, { span, title }: Clip): OwnVideoForm => ({
  ...form,
  span,
  title,
  cuts: form.cuts.filter((cut) => doSpansMeet(cut, span)),
  inserts: form.inserts.filter((insert) => doSpansMeet(insert, span)),
  objects: form.objects.filter(({ at }) => at >= span.from && at < span.to),
  corrections: form.corrections.filter(({ at }) => at >= span.from && at < span.to),
})

const findTime = async ({
  ctx,
  actor: { workspaceId },
  connectionIds,
  after,
}: Making & { connectionIds: readonly string[]; after: Date | undefined }) =>
  connectionIds.length === 0
    ? null
    : findSlot({ ctx, workspaceId, connectionIds, ...(after && { after }) })

const makeDraft = async (
  making: Making & { text: string; connectionIds: readonly string[]; time: PostTime | null },
): Promise<string> => {
  const { ctx, actor, key, text, connectionIds, time } = making
  const override = { text: null, mediaIds: null }
  const targets = connectionIds.map((connectionId) => ({ connectionId, override, settings: {} }))
  const body = { text, mediaIds: [], utm: null, erid: '', targets }
  const post = await createPost({ ctx, actor, body, key })
  if (!time || post.time !== null || post.state !== 'draft') return post.id
  const { wallTime, timeZone } = time
  await setDraftTime({ ctx, actor, id: post.id, version: post.version, wallTime, timeZone })
  return post.id
}

/** A reel, its place in the line of renders and its draft. A repeat with the same key finds them. */
const makeOne = async (
  making: Making & {
    form: OwnVideoForm
    clip: Clip
    caption: string
    connectionIds: readonly string[]
    after: Date | undefined
  },
): Promise<MadeClip> => {
  const { ctx, actor, key, form, clip, caption, connectionIds } = making
  const { workspaceId, userId } = actor
  const { title } = clip
  // Before anything is made: it refuses accounts that are not there.
  const time = await findTime(making)
  const content = { kind: 'own-video', form: formOfClip(form, clip) } as const
  const reel = await createReel({
    ctx,
    workspaceId,
    userId,
    draft: { title, caption, content },
    key,
  })
  const generation = await renderReel({ ctx, workspaceId, userId, id: reel.id, output: 'video' })
  const postId = await makeDraft({ ctx, actor, key, text: caption, connectionIds, time })
  const values = { reelId: reel.id, workspaceId, userId, postId }
  await insertClipReel({ db: ctx.db, values })
  return { reelId: reel.id, title, generation, time }
}

const assertInside = ({ clips }: Wish, seconds: number) => {
  const ms = Math.ceil(seconds * 1000)
  if (clips.every(({ span: { from, to } }) => from < to && to <= ms)) return
  const userMessage = 'Клип выходит за\u00a0конец видео. Выберите его ещё раз.'
  throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'clips' })
}

/** Reels of clips with their drafts. Points are taken by their renders, one after another. */
export const makeClipReels = async ({
  ctx,
  actor,
  id,
  key,
  wish,
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  key: string
  wish: Wish
}): Promise<{ items: MadeClip[] }> => {
  const { workspaceId } = actor
  const row = await getTranscriptRow({ ctx, workspaceId, id })
  assertInside(wish, row.seconds)
  if (wish.form.source?.asset !== row.resourceId) {
    const userMessage = 'Это клипы другого видео. Откройте его ещё раз.'
    throw new UserError({ code: 'NOT_FOUND', userMessage, field: 'form' })
  }
  const { words } = await readFacts({ db: ctx.db, row })
  const items: MadeClip[] = []
  for (const [index, clip] of wish.clips.entries()) {
    const last = items.at(-1)?.time
    const made = await makeOne({
      ctx,
      actor,
      key: `clip-${key}-${index}`,
      form: wish.form,
      clip,
      caption: captionOfClip(clip, words ?? []),
      connectionIds: wish.connectionIds,
      after: last ? new Date(last.at) : undefined,
    })
    items.push(made)
  }
  return { items }
}
