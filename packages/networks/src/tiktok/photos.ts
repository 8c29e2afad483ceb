import { failedSubmit } from '../_shared/failed-submit.ts'
import type { PrepareOutcome, PublishInput, SubmitOutcome } from '../publish.ts'
import { callApi } from './api.ts'
import { checkCreator } from './creator.ts'
import { settings as settingsSchema } from './settings.ts'
import { publishStarted } from './wire.ts'

const settingsOf = (input: PublishInput) => settingsSchema.parse(input.publication.settings ?? {})

/** TikTok pulls photos: nothing to upload, only creator info to read. */
export async function preparePhotos(input: PublishInput): Promise<PrepareOutcome> {
  const settings = settingsOf(input)
  if (settings.mode === 'draft') return { kind: 'ready', progress: input.progress }
  const creator = await checkCreator(input, settings)
  if (creator.kind === 'failed') return creator
  return {
    kind: 'ready',
    progress: {
      username: creator.info.creator_username ?? '',
      isCommentDisabled: creator.info.comment_disabled,
    },
  }
}

/** This call starts the publication: an unknown outcome cannot be resolved. */
export async function submitPhotos(input: PublishInput): Promise<SubmitOutcome> {
  const settings = settingsOf(input)
  const { text, media } = input.publication
  const isDraft = settings.mode === 'draft'
  const read = await callApi({
    ...input,
    path: '/post/publish/content/init/',
    schema: publishStarted,
    json: {
      media_type: 'PHOTO',
      post_mode: isDraft ? 'MEDIA_UPLOAD' : 'DIRECT_POST',
      post_info: {
        title: settings.title,
        description: text,
        ...(!isDraft && {
          privacy_level: settings.privacy,
          disable_comment: input.progress.isCommentDisabled === true || !settings.canComment,
          auto_add_music: settings.shouldAddMusic,
          brand_content_toggle: settings.isBrandContent,
          brand_organic_toggle: settings.isOwnBrand,
        }),
      },
      source_info: {
        source: 'PULL_FROM_URL',
        photo_images: media.map(({ publicUrl }) => publicUrl),
        photo_cover_index: 0,
      },
    },
  })
  if (read.kind === 'failed') {
    return failedSubmit(read)
  }
  const progress = { ...input.progress, publishId: read.data.data.publish_id }
  return { kind: 'accepted', progress }
}
