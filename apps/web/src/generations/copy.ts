import type { GenerationState } from '@kadr/contract/studio/generations'
import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

export const STATE_NAME: Record<GenerationState, string> = {
  queued: 'В очереди',
  rendering: 'Собирается',
  ready: 'Готово',
  failed: 'Не собралось',
  cancelled: 'Отменено',
}

export const copy = {
  started: 'Рилс собирается',
  reused: 'Рилс не изменился: готовый файл уже есть, генерация не потрачена',
  renderFailed: 'Не удалось начать сборку',
  next: 'Скоро начнём',
  ahead: (count: number) => `Перед вами ${countOf({ count, forms: ['рилс', 'рилса', 'рилсов'] })}`,
  percent: (progress: number) => `${progress}\u00a0%`,
  readyIn: (time: string) => `около ${time}`,
  left: (time: string) => `осталось около ${time}`,
  seconds: (count: number) => `${count}\u00a0с`,
  minutes: (count: number) => `${count}\u00a0мин`,
  progressOf: (title: string) => `Сборка ${quote(title)}`,
  mayClose: 'Можно закрыть, бот пришлёт в\u00a0чат',
  mayCloseSilently: 'Можно закрыть: соберём без вас и\u00a0сообщим на главной',
  download: 'Скачать',
  share: 'Поделиться',
  shareAgain: 'Видео готово к отправке: нажмите «Поделиться» ещё раз',
  shareFailed: 'Поделиться не вышло: скачайте видео и отправьте его сами',
  post: 'Опубликовать',
  watch: 'Посмотреть',
  saving: (name: string) => `Сохраняем ${name}`,
  play: (title: string) => `Смотреть ${quote(title)}`,
  stop: (title: string) => `Остановить ${quote(title)}`,
} as const
