import type { DomainEvent } from '@kadr/contract/events'
import type { NotificationDraft } from './notification-draft.ts'

const HISTORY_PATH = '/reels/generation-history'

export const generationKey = (id: string) => `generation:${id}`

const READY_TEXTS = {
  video: 'Видео лежит в библиотеке: его можно скачать или опубликовать',
  carousel: 'Картинки лежат в библиотеке: их можно скачать или опубликовать',
} as const

const shared = ({
  subjectId,
  payload,
}: DomainEvent<'generation.ready' | 'generation.failed'>): Pick<
  NotificationDraft,
  'link' | 'key' | 'to'
> => ({
  link: HISTORY_PATH,
  key: generationKey(subjectId),
  to: payload.userId ? [payload.userId] : [],
})

/** Videos can be sent to the chat; pictures of a carousel are downloaded in the app. */
const offer = ({
  subjectId: generationId,
  payload: { output },
}: DomainEvent<'generation.ready'>): NonNullable<NotificationDraft['actions']> => [
  ...(output === 'video' ? [{ kind: 'send_reel', generationId } as const] : []),
  { kind: 'draft_reel', generationId },
]

export const generationTexts = {
  'generation.ready': (event: DomainEvent<'generation.ready'>): NotificationDraft => ({
    ...shared(event),
    kind: 'render_ready',
    title: `Рилс готов: ${event.payload.title}`,
    text: READY_TEXTS[event.payload.output],
    actions: offer(event),
  }),
  'generation.failed': (event: DomainEvent<'generation.failed'>): NotificationDraft => ({
    ...shared(event),
    kind: 'render_failed',
    title: `Рилс не получился: ${event.payload.title}`,
    text: event.payload.message,
  }),
}
