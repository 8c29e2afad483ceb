import type { InlineAnswer } from '../port.ts'
import { callTelegram } from './call-telegram.ts'

const CACHE_SECONDS = 10

const toResult = (found: InlineAnswer['results'][number]): object =>
  found.kind === 'video'
    ? {
        type: 'video',
        id: found.id,
        title: found.title,
        video_url: found.url,
        mime_type: found.mimeType,
        thumbnail_url: found.pictureUrl,
      }
    : {
        type: 'article',
        id: found.id,
        title: found.title,
        description: found.text,
        input_message_content: { message_text: `${found.title}\n${found.text}` },
      }

export const answerInline = async ({
  config,
  queryId,
  results,
  startLabel,
}: InlineAnswer): Promise<void> => {
  const params = {
    inline_query_id: queryId,
    results: results.map(toResult),
    is_personal: true,
    cache_time: CACHE_SECONDS,
    ...(startLabel !== undefined && { button: { text: startLabel, start_parameter: 'inline' } }),
  }
  await callTelegram({ config, method: 'answerInlineQuery', params })
}
