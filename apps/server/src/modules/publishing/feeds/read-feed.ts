import { targetSettings } from '@kadr/contract/publishing/post-targets'
import { UserError } from '@kadr/domain/base/app-error'
import { textSetting } from '@kadr/domain/publishing/preflight/read-settings'
import type { AppContext } from '../../../context.ts'
import { findAccountProfile, isFeedKey } from '../connections/index.ts'
import { readFrozen, resourceMedia } from '../publisher/index.ts'
import { listFeedTargets } from '../targets/index.ts'
import { type FeedItem, renderFeed } from './render-feed.ts'

/** A network imports what is new; what is older it has. */
const MOST_ITEMS = 50
const TITLE_LENGTH = 140

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Такой ленты нет' })

type Target = Awaited<ReturnType<typeof listFeedTargets>>[number]

/** As it was frozen for its account. */
export const itemOf = (input: {
  ctx: AppContext
  target: Target
  /** Where nothing is known of its own address. */
  profileUrl: string
}): FeedItem => {
  const { ctx, target, profileUrl } = input
  const { text, settings, media } = readFrozen(target)
  const parsed = targetSettings.safeParse(settings)
  const title = parsed.success ? textSetting({ settings: parsed.data, name: 'title' }) : ''
  return {
    id: target.id,
    title: title.trim() || (text.trim().split('\n')[0] ?? '').slice(0, TITLE_LENGTH),
    link: target.url ?? profileUrl,
    publishedAt: target.dueAt ?? target.createdAt,
    text,
    files: media.map((file) => ({
      kind: file.kind,
      mimeType: file.mimeType,
      size: file.size,
      url: resourceMedia.open({ ctx, file }).publicUrl,
    })),
  }
}

/** Posts that were chosen for the feed of an account, from their time on. */
export const readFeed = async ({
  ctx,
  id,
  key,
}: {
  ctx: AppContext
  id: string
  key: string
}): Promise<string> => {
  const profile = isFeedKey({ ctx, id, key }) ? await findAccountProfile({ ctx, id }) : undefined
  if (!profile) throw notFound()
  const targets = await listFeedTargets({ db: ctx.db, connectionId: id, limit: MOST_ITEMS })
  const profileUrl = profile.profileUrl ?? ctx.config.publicUrl
  return renderFeed({
    title: profile.title,
    link: profileUrl,
    items: targets.map((target) => itemOf({ ctx, target, profileUrl })),
  })
}
