import { createContentRejection } from '../_shared/failures.ts'
import type { Account, Failure, NetworkContext } from '../network-adapter.ts'
import type { PublishInput } from '../publish.ts'
import { callApi } from './api.ts'
import { createPrivacyRequired, explainCode, TITLE } from './failures.ts'
import type { TiktokSettings } from './settings.ts'
import { type CreatorInfo, creatorInfo } from './wire.ts'

export const readCreator = ({ ctx, account }: { ctx: NetworkContext; account: Account }) =>
  callApi({ ctx, account, path: '/post/publish/creator_info/query/', schema: creatorInfo })

/** TikTok requires this query before every post: what the creator may do now. */
export async function checkCreator(
  input: PublishInput,
  settings: TiktokSettings,
): Promise<{ kind: 'may'; info: CreatorInfo } | { kind: 'failed'; failure: Failure }> {
  const read = await readCreator(input)
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const info = read.data.data
  const failure = findObjection({ input, settings, info })
  return failure ? { kind: 'failed', failure } : { kind: 'may', info }
}

function findObjection(of: {
  input: PublishInput
  settings: TiktokSettings
  info: CreatorInfo
}): Failure | undefined {
  const { settings, info } = of
  if (settings.privacy === null) return createPrivacyRequired()
  if (!info.privacy_level_options.includes(settings.privacy)) {
    const now = of.input.ctx.clock.now()
    return explainCode({ code: 'privacy_level_option_mismatch', now })
  }
  if (settings.isBrandContent && settings.privacy === 'SELF_ONLY') {
    return createContentRejection({
      title: TITLE,
      code: 'brand_content_private',
      why: 'рекламу партнёра нельзя публиковать только для себя',
    })
  }
  const seconds = of.input.publication.media[0]?.durationSeconds ?? 0
  const limit = info.max_video_post_duration_sec
  return limit !== undefined && seconds > limit
    ? createContentRejection({
        title: TITLE,
        code: 'duration_check_failed',
        why: `видео длиннее ${limit} с, больше этому аккаунту нельзя`,
      })
    : undefined
}
