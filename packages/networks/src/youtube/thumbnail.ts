import { getEndpoint } from '../_shared/endpoint.ts'
import type { PublishInput } from '../publish.ts'

const REFUSED =
  'Обложку YouTube не принял: подтвердите канал по телефону на youtube.com/verify и поставьте её в Творческой студии.'
const FAILED = 'Обложку поставить не удалось: сделайте это в Творческой студии.'

/** Sets the cover of an uploaded video. The video is published in any case: a failure becomes a notice. */
export async function setThumbnail(
  { ctx, account, publication: { cover } }: PublishInput,
  videoId: string,
): Promise<string | undefined> {
  if (!cover) return undefined
  const outcome = await ctx.http({
    method: 'POST',
    url: `${getEndpoint({ ctx, name: 'upload' })}/thumbnails/set`,
    query: { videoId, uploadType: 'media' },
    headers: {
      authorization: `Bearer ${account.tokens.accessToken}`,
      'content-type': cover.mimeType,
    },
    bytes: await cover.read({ start: 0, end: cover.size }),
  })
  if (outcome.kind === 'silent') return FAILED
  const { status } = outcome.reply
  if (status < 300) return undefined
  return status === 403 ? REFUSED : FAILED
}
