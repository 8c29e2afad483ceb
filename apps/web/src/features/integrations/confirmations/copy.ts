import type {
  Confirmation,
  ConfirmationKind,
  ConfirmationState,
} from '@kadr/contract/integrations/confirmations'
import { quote } from '@kadr/domain/base/quote'

const TITLES: Record<ConfirmationKind, string> = {
  schedule: 'Поставить пост в план?',
  publish: 'Опубликовать пост сейчас?',
  answer: 'Отправить ответ?',
}

const ENDED: Record<Exclude<ConfirmationState, 'waiting'>, string> = {
  done: 'Готово',
  refused: 'Не опубликовано',
  expired: 'Время вышло',
  failed: 'Не получилось',
}

export const copy = {
  title: ({ kind, state }: Confirmation) => (state === 'waiting' ? TITLES[kind] : ENDED[state]),
  asks: ({ caller, workspace }: Confirmation) =>
    `Просит ${caller.kind === 'key' ? 'ключ' : 'программа'} ${quote(caller.name)}. Пространство ${quote(workspace.name)}.`,
  now: 'Сразу после подтверждения',
  when: 'Когда',
  where: 'Куда',
  text: 'Текст',
  noText: 'Без текста',
  theirs: 'Написал подписчик',
  ours: 'Наш ответ',
  nameless: 'Без имени',
  confirm: { schedule: 'Опубликовать по плану', publish: 'Опубликовать', answer: 'Отправить' },
  refuse: 'Не публиковать',
  until: (at: string) => `Просьба действует до ${at}`,
  changed: 'Пост изменили после просьбы',
  changedText: 'Помощник видел другой текст. Такой пост не выйдет: попросите его ещё раз.',
  gone: 'Этого больше нет: пост или переписку удалили.',
  openPost: 'Открыть пост',
  openThread: 'Открыть переписку',
  failed: 'Просьба не открылась',
  loading: 'Загружаем просьбу',
  actionFailed: 'Не получилось',
}
