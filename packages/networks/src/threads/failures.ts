import type { Failure } from '../network-adapter.ts'

export const TITLE = 'Threads'

const content = (reason: string, message: string): Failure => ({
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

/** Why Threads gave up on a container, by its `error_message`. */
export function explainReason(reason: string): Failure {
  const message = MESSAGES[reason]
  if (message) return content(reason, message)
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

/** The post is out, but its id was never told: only the person can find it. */
export const idUnknown: Failure = {
  kind: 'permanent',
  code: 'id_unknown',
  message: 'Threads не сообщил номер этой публикации. Удалите её в приложении Threads.',
  action: 'open_network',
}
