import type { ResourceKind } from '@kadr/contract/library/resources'
import { quote } from '@kadr/domain/base/quote'
import { KIND_NAME } from '../copy.ts'

export const uploadCopy = {
  region: 'Загрузки',
  progress: ({ done, total }: { done: number; total: number }) =>
    `Загружаем: ${done} из\u00A0${total}`,
  finished: (count: string) => `Загружено: ${count}`,
  finishedWithProblems: ({ problems }: { problems: string }) => `Не загружено: ${problems}`,
  waitingForFile: (count: string) => `Прервано: ${count}`,
  overall: 'Ход всех загрузок',
  ofFile: (name: string) => `Ход загрузки ${quote(name)}`,
  queued: 'В очереди',
  sending: ({ sent, size }: { sent: string; size: string }) => `${sent} из\u00A0${size}`,
  offline: 'Нет связи. Продолжим сами, когда она появится.',
  checking: 'Проверяем файл',
  done: 'Загружен',
  duplicate: (name: string) => `Такой файл уже есть: ${quote(name)}. Вторая копия не понадобилась.`,
  lost: (percent: number) =>
    `Загрузка прервалась на ${percent}\u00A0%: браузер забыл файл. Выберите его снова, и она продолжится.`,
  failed: 'Не получилось загрузить. Попробуйте ещё раз.',
  otherFile: ({ name, size }: { name: string; size: string }) =>
    `Это другой файл. Нужен ${quote(name)}, ${size}.`,
  cancel: (name: string) => `Отменить загрузку ${quote(name)}`,
  dismiss: (name: string) => `Убрать ${quote(name)} из списка`,
  retry: 'Повторить',
  chooseAgain: 'Выбрать файл',
  cancelAll: 'Отменить все',
  close: 'Закрыть',
  collapse: 'Свернуть',
  expand: 'Развернуть',
  dropTitle: 'Отпустите, чтобы загрузить',
  unknownKind: 'Такие файлы не подходят. Нужны фото, видео или звук.',
  empty: 'Файл пустой.',
  tooLarge: ({ kind, limit }: { kind: ResourceKind; limit: string }) =>
    `Слишком большой: ${KIND_NAME[kind].toLowerCase()} можно до ${limit}.`,
  noRoom: (left: string) => `Не хватает места: осталось ${left}.`,
  noMedia: 'Видео и звук сейчас не принимаются: на сервере нет ffmpeg.',
} as const
