import type { PublishInput } from '../publish.ts'
import { settings as settingsSchema } from './settings.ts'
import { uploadProgress } from './upload.ts'

export const settingsOf = ({ publication }: PublishInput) =>
  settingsSchema.parse(publication.settings ?? {})

/** Request body of the pin; deterministic. */
export function createPin(input: PublishInput): Readonly<Record<string, unknown>> {
  const { boardId, sectionId, title, link } = settingsOf(input)
  const altText = input.publication.media[0]?.altText
  return {
    board_id: boardId,
    ...(sectionId && { board_section_id: sectionId }),
    ...(title && { title }),
    description: input.publication.text,
    ...(altText && { alt_text: altText }),
    ...(link && { link }),
    media_source: sourceOf(input),
  }
}

/** The first frame is often black, which Pinterest treats as no cover. */
function coverOf(input: PublishInput) {
  const { coverSeconds, coverId } = settingsOf(input)
  const { cover } = input.publication
  // A chosen picture takes precedence over a frame, our generated cover does not.
  return cover && (coverId || coverSeconds === 0)
    ? { cover_image_url: cover.publicUrl }
    : { cover_image_key_frame_time: Math.max(1, coverSeconds) }
}

function sourceOf(input: PublishInput) {
  const { media } = input.publication
  const [first, ...others] = media
  if (first?.kind === 'video') {
    return {
      source_type: 'video_id',
      media_id: uploadProgress.parse(input.progress).mediaId,
      ...coverOf(input),
    }
  }
  return others.length === 0
    ? { source_type: 'image_url', url: first?.publicUrl }
    : {
        source_type: 'multiple_image_urls',
        items: media.map(({ publicUrl }) => ({ url: publicUrl })),
      }
}
