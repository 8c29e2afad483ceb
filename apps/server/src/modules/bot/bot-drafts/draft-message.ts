import type { Post } from '@kadr/contract/publishing/posts'
import { countOf } from '@kadr/domain/base/plural'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { BotButton, MessageContent } from '../../delivery/bot-outbox/index.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import { type PostActor, readPosts } from '../../publishing/posts/index.ts'
import { listTemplates } from '../../studio/templates/index.ts'
import { copy, FILES } from './copy.ts'
import { composeAccountRows } from './draft-account-rows.ts'
import {
  composeDayRows,
  composeHourRows,
  composeMoveRow,
  composeTimeRows,
} from './draft-time-rows.ts'
import { type DraftInput, describeMoment } from './draft-times.ts'
import { findVideoReelPath } from './video-reel.ts'

const PREVIEW = 300
const LINK = /https?:\/\/\S+/u

const preview = (text: string) => (text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text)

/** Accounts that get a part of the files: «YouTube: 1 файл». */
const describeParts = ({ media, targets }: Post) => {
  const parts = targets.flatMap(({ network, override: { mediaIds } }) =>
    mediaIds && mediaIds.length < media.length
      ? [`${adapters[network].title}: ${countOf({ count: mediaIds.length, forms: FILES })}`]
      : [],
  )
  return parts.length > 0 ? `${copy.partOfFiles} ${parts.join(', ')}.` : ''
}

const describeContent = (post: Post) => {
  const { text, media } = post
  const files = media.length > 0 ? countOf({ count: media.length, forms: FILES }) : ''
  return [preview(text), files, describeParts(post)].filter((part) => part !== '')
}

const openRow = ({ id }: Post): BotButton[] => [{ text: copy.open, path: `/posts?post=${id}` }]

/** Any link may lead to a product page: that is known only after reading it. */
const productRow = ({ id: postId, version, text }: Post): BotButton[] => {
  const url = LINK.exec(text)?.[0]
  const action = { kind: 'draft_product', draft: { postId, version }, url: url ?? '' } as const
  return url ? [{ text: copy.product, action }] : []
}

/** Words alone may be the topic of a reel. */
const reelRow = ({ id: postId, version, text, media }: Post): BotButton[] => {
  const action = { kind: 'draft_to_reel', draft: { postId, version } } as const
  return media.length === 0 && text.trim() !== '' ? [{ text: copy.reel, action }] : []
}

/** More are chosen in the app. */
const MOST_TEMPLATES = 3

/** Words and files may take the places of a template of the workspace. */
const composeTemplateRows = async ({ ctx, actor, post }: DraftInput): Promise<BotButton[][]> => {
  if (post.media.length === 0 && post.text.trim() === '') return []
  const draft = { postId: post.id, version: post.version }
  const templates = await listTemplates({ ctx, workspaceId: actor.workspaceId })
  return templates.slice(0, MOST_TEMPLATES).map(({ id: templateId, name }) => [
    {
      text: copy.ofTemplate(name),
      action: { kind: 'draft_template', draft, templateId },
    },
  ])
}

/** A video alone is also a reel whose pauses and captions can be edited. */
const composeVideoRow = async ({ ctx, actor, post }: DraftInput): Promise<BotButton[]> => {
  const [video, ...others] = post.media
  if (!video || others.length > 0 || video.kind !== 'video') return []
  const { workspaceId } = actor
  const path = await findVideoReelPath({ ctx, workspaceId, resourceId: video.id })
  return path === undefined ? [] : [{ text: copy.ownVideo, path }]
}

const composeMain = async (input: DraftInput) => {
  const accounts = await composeAccountRows(input)
  return {
    hint: accounts.length === 0 ? copy.noAccounts : copy.choose,
    rows: [
      ...accounts,
      ...(accounts.length === 0
        ? [[{ text: copy.connect, path: '/connections' }]]
        : await composeTimeRows(input)),
      productRow(input.post),
      reelRow(input.post),
      await composeVideoRow(input),
      ...(await composeTemplateRows(input)),
      openRow(input.post),
    ],
  }
}

const composeView = (input: DraftInput, view: string) => {
  if (view === 'main') return composeMain(input)
  return view === 'days' ? composeDayRows(input) : composeHourRows(input, view)
}

const composeOpen = async (
  input: DraftInput,
  { view, note }: { view: string; note: string | undefined },
): Promise<MessageContent> => {
  const { hint, rows } = await composeView(input, view)
  const text = [...describeContent(input.post), note, hint].filter(Boolean).join('\n\n')
  return { title: copy.draftReady, text, rows }
}

const composePlanned = (input: DraftInput, note: string | undefined): MessageContent => {
  const { ctx, post, timeZone } = input
  const { id: postId, version, state, time, targets } = post
  const now = ctx.clock.now()
  const isAhead = time !== null && new Date(time.at) > now
  const isWaiting = state === 'pending_approval' || (state === 'scheduled' && isAhead)
  const when = time && isWaiting && describeMoment(time.wallTime, { now, timeZone })
  const title = state === 'pending_approval' ? copy.waits : when ? copy.planned : copy.goesOut
  const places = targets.map(
    ({ network, accountTitle }) => `${adapters[network].title}: ${accountTitle}`,
  )
  const cancel = { kind: 'draft_cancel', draft: { postId, version } } as const
  return {
    title: when ? `${title}: ${when}` : title,
    text: [...describeContent(post), places.join('\n'), note].filter(Boolean).join('\n\n'),
    rows: [
      isWaiting ? composeMoveRow(input) : [],
      isWaiting ? [{ text: copy.cancel, action: cancel }] : [],
      openRow(post),
    ],
  }
}

/** Reflects the current state of the post. */
export const composeDraft = async ({
  ctx,
  actor,
  postId,
  view = 'main',
  note,
}: {
  ctx: AppContext
  actor: PostActor
  postId: string
  view?: string
  /** The result of the last action, or why it failed. */
  note?: string | undefined
}): Promise<MessageContent> => {
  const { workspaceId } = actor
  const [post] = await readPosts({ ctx, workspaceId, ids: [postId] })
  if (!post) return { title: '', text: note ?? copy.gone, rows: [] }
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const input = { ctx, actor, post, timeZone }
  return post.state === 'draft' ? composeOpen(input, { view, note }) : composePlanned(input, note)
}
