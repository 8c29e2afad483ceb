import type { Failure } from '../network-adapter.ts'

export const TITLE = 'Threads'

const createContentFailure = (reason: string, message: string): Failure => ({
  kind: 'permanent',
  code: reason.toLowerCase(),
  message,
  action: 'edit',
})

const MESSAGES: Readonly<Record<string, string>> = {
  FAILED_PROCESSING_AUDIO: 'Threads не смог обработать звук видео. Сохраните звук в AAC.',
  FAILED_PROCESSING_VIDEO: 'Threads не смог обработать видео. Загрузите MP4 с H.264.',
  INVALID_ASPEC_RATIO: 'Пропорции файла не подходят для Threads. Обрежьте его.',
  INVALID_BIT_RATE: 'Битрейт видео слишком высок для Threads. Сожмите видео.',
  INVALID_DURATION: 'Видео в Threads не длиннее 5 минут. Сократите его.',
  INVALID_FRAME_RATE: 'Частота кадров не подходит для Threads: нужно от 23 до 60.',
  INVALID_AUDIO_CHANNELS: 'Звук видео не подходит для Threads: нужно моно или стерео.',
  INVALID_AUDIO_CHANNEL_LAYOUT: 'Звук видео не подходит для Threads: нужно моно или стерео.',
}

/** Maps the `error_message` of a failed container. */
export function explainReason(reason: string): Failure {
  const message = MESSAGES[reason]
  if (message) return createContentFailure(reason, message)
  const isDownload = reason === 'FAILED_DOWNLOADING_VIDEO'
  return {
    kind: 'retryable',
    code: isDownload ? reason.toLowerCase() : 'processing_failed',
    message: isDownload
      ? 'Threads не смог скачать видео. Мы повторим попытку сами.'
      : 'Threads не смог обработать публикацию. Мы повторим попытку сами.',
    action: 'retry',
  }
}

/** Published, but the id is unknown: the user has to find the post. */
export const idUnknown: Failure = {
  kind: 'permanent',
  code: 'id_unknown',
  message: 'Threads не сообщил номер этой публикации. Удалите её в приложении Threads.',
  action: 'open_network',
}
