import type { DomainEvent } from '@kadr/contract/events'
import { quote } from '@kadr/domain/base/quote'
import type { NotificationDraft } from './notification-draft.ts'

const EDITOR_PATH = '/reels/own-video'

export const footageTexts = {
  'transcript.finished': ({
    id,
    payload: { userId, title, reelId, failure },
  }: DomainEvent<'transcript.finished'>): NotificationDraft => ({
    link: reelId ? `${EDITOR_PATH}?reel=${reelId}` : EDITOR_PATH,
    // Each time it is listened to anew is a notice of its own.
    key: `transcript:${id}`,
    to: userId ? [userId] : [],
    ...(failure === null
      ? {
          kind: 'words_ready',
          title: `Расшифровка готова: ${quote(title)}`,
          text: 'Можно вырезать лишнее по словам и нарезать видео на рилсы',
        }
      : {
          kind: 'words_failed',
          title: `Расшифровка не удалась: ${quote(title)}`,
          text: failure,
        }),
  }),
}
