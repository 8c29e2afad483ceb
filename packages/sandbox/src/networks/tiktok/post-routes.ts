import { buildAvatarUrl } from '../_shared/avatar.ts'
import { objectAt, textAt, textsAt } from '../_shared/fields.ts'
import { pullMedia } from '../_shared/pull-media.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { tiktokPaths } from './paths.ts'
import {
  authorize,
  authorizePost,
  CREATOR,
  findCap,
  newPublishId,
  newTask,
  ok,
  PEOPLE,
  privacyOptions,
  refuse,
  type State,
  type Task,
} from './state.ts'

const MAX_PHOTO_BYTES = 20_000_000
const CREATOR_CALLS = 20
const STATUS_CALLS = 30
const MODERATION_SECONDS = 40
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The signature file the developer portal asks for. */
const VERIFICATION = {
  file: 'tiktokKadrSandbox.txt',
  content: 'tiktok-developers-site-verification=KadrSandbox',
}
const PHOTO_TYPES = new Set(['image/jpeg', 'image/webp'])

export function postRoutes(state: State): readonly FakeRoute[] {
  const creatorInfo = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scope: 'video.publish' })
    if ('refusal' in who) return who.refusal
    if (!state.limits.take(`creator/${who.accountId}`, CREATOR_CALLS)) {
      return refuse(429, 'rate_limit_exceeded')
    }
    // Reaching the cap is an HTTP 200.
    const cap = findCap(state, { accountId: who.accountId, isDraft: false })
    if (cap) return refuse(200, cap)
    const person = PEOPLE.find(({ id }) => id === who.accountId)
    return ok({
      creator_avatar_url: buildAvatarUrl({
        world: state,
        network: 'tiktok',
        accountId: who.accountId,
      }),
      creator_username: person?.handle.slice(1),
      creator_nickname: person?.name,
      privacy_level_options: privacyOptions(who.accountId),
      ...CREATOR,
      max_video_post_duration_sec: 600,
    })
  }

  /** Pulls one photo; the failure reason when it is not available. */
  const pull = async (url: string): Promise<{ path?: string; failReason?: string }> => {
    const pulled = await pullMedia({ fetch: state.fetch, url, maxBytes: MAX_PHOTO_BYTES })
    if (pulled.kind === 'unreachable') return { failReason: 'photo_pull_failed' }
    if (pulled.kind === 'too-large') return { failReason: 'picture_size_check_failed' }
    return PHOTO_TYPES.has(pulled.type)
      ? { path: state.shelf.put(pulled) }
      : { failReason: 'file_format_check_failed' }
  }

  /** Files must be on a verified https domain. This machine counts as verified. */
  const isOwned = async (urls: readonly string[]): Promise<boolean> => {
    const origins = [...new Set(urls.map((url) => URL.parse(url)?.origin ?? ''))]
    const areFine = origins.every((origin) => origin.startsWith('https://') || LOCAL.test(origin))
    if (!areFine || !state.switches.isOn('requiresDomain')) return areFine
    const found = await Promise.all(
      origins.map(async (origin) => {
        const url = `${origin}/${VERIFICATION.file}`
        const pulled = await pullMedia({ fetch: state.fetch, url, maxBytes: 1000 })
        const text = pulled.kind === 'pulled' ? Buffer.from(pulled.bytes).toString('utf8') : ''
        return text.trim() === VERIFICATION.content
      }),
    )
    return found.every(Boolean)
  }

  const photos = async (request: FakeRequest): Promise<FakeReply> => {
    const isDraft = textAt(request.fields, 'post_mode') === 'MEDIA_UPLOAD'
    const post = objectAt(request.fields, 'post_info')
    const privacy = textAt(post, 'privacy_level') ?? ''
    const who = authorizePost(state, { request, isDraft, privacy })
    if ('refusal' in who) return who.refusal
    const urls = textsAt(objectAt(request.fields, 'source_info'), 'photo_images')
    if (urls.length === 0 || urls.length > 35) return refuse(400, 'invalid_params')
    if (!(await isOwned(urls))) return refuse(403, 'url_ownership_unverified')
    const text = [textAt(post, 'title'), textAt(post, 'description')].filter(Boolean).join('\n')
    const publishId = newPublishId('p_pub_url')
    const pulled = await Promise.all(urls.map(pull))
    state.tasks.set(publishId, {
      ...newTask({ publishId, accountId: who.accountId, isDraft, text, privacy }, request),
      media: pulled.flatMap(({ path }) => (path ? [{ kind: 'image', path }] : [])),
      failReason:
        pulled.find(({ failReason }) => failReason)?.failReason ??
        (request.behaviour.isMediaRejected ? 'picture_size_check_failed' : null),
      takenAt: state.clock.now().getTime(),
    })
    return ok({ publish_id: publishId })
  }

  const status = (request: FakeRequest): FakeReply => {
    const grant = authorize(state, { request, scope: 'video.publish' })
    const who = 'refusal' in grant ? authorize(state, { request, scope: 'video.upload' }) : grant
    if ('refusal' in who) return who.refusal
    if (!state.limits.take(`status/${who.accountId}`, STATUS_CALLS)) {
      return refuse(429, 'rate_limit_exceeded')
    }
    const task = state.tasks.get(textAt(request.fields, 'publish_id') ?? '')
    if (!task) return refuse(400, 'invalid_publish_id')
    if (task.accountId !== who.accountId) {
      return refuse(400, 'token_not_authorized_for_specified_publish_id')
    }
    return ok(statusOf(task, state.clock.now().getTime()))
  }

  const api = `${tiktokPaths.api}/post/publish`
  return [
    { method: 'POST', path: `${api}/creator_info/query/`, handle: creatorInfo },
    { method: 'POST', path: `${api}/content/init/`, handle: photos },
    { method: 'POST', path: `${api}/status/fetch/`, handle: status },
  ]
}

function statusOf(task: Task, now: number): unknown {
  const bytes = { uploaded_bytes: task.upload?.received ?? 0, downloaded_bytes: 0 }
  const isBusy = task.takenAt === null || now < task.takenAt + task.processingSeconds * 1000
  if (isBusy) {
    return { status: task.upload ? 'PROCESSING_UPLOAD' : 'PROCESSING_DOWNLOAD', ...bytes }
  }
  if (task.failReason) return { status: 'FAILED', fail_reason: task.failReason, ...bytes }
  if (task.isDraft) return { status: 'SEND_TO_USER_INBOX', ...bytes }
  // Only public posts get a public id, and only after moderation.
  const isModerated =
    now >= (task.takenAt ?? 0) + (task.processingSeconds + MODERATION_SECONDS) * 1000
  const isPublic = task.privacy === 'PUBLIC_TO_EVERYONE' && isModerated
  return {
    status: 'PUBLISH_COMPLETE',
    publicaly_available_post_id: isPublic ? [task.postId] : [],
    ...bytes,
  }
}
