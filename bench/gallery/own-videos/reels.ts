import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { SOURCES } from './sources.ts'

export type SampleReel = { script: string; voice: string; form: Partial<OwnVideoForm> }

const CUP =
  'Почему чашка трескается в печи? Ну, самая частая ошибка это спешка. Глина сохнет от трёх до семи дней, и торопить её нельзя.'
const BREAD =
  'Хлеб не поднялся? Э, проверьте дрожжи в тёплой воде. Если за десять минут нет пены, они умерли.'

/** What is said and how the reel looks; each style is there, and each shape. */
export const REELS: Record<keyof typeof SOURCES, SampleReel> = {
  portrait: {
    script: CUP,
    voice: 'elena',
    form: { style: 'cuts', title: 'Почему чашка трескается' },
  },
  quiet: {
    script: BREAD,
    voice: 'anna',
    form: {
      style: 'riso',
      title: 'Хлеб не поднялся',
      captions: { style: 'karaoke', preset: null, position: null, accent: null },
    },
  },
  walk: {
    script:
      'Я хожу по мастерской и показываю, где что стоит. Слева круг. Справа печь, и к ней подходят только в перчатках.',
    voice: 'anna',
    form: {
      style: 'journal',
      title: 'Экскурсия за *минуту*',
      ending: { title: 'Приходите в субботу', act: 'Запишитесь в сообщениях' },
    },
  },
  corner: {
    script:
      'Три вопроса, которые задают юристу. Первый: сколько ждать? Второй: сколько стоит? Третий: можно ли без суда?',
    voice: 'aleksandr-hq',
    form: { style: 'studio', title: 'Три вопроса юристу', aspect: '4:5' },
  },
  square: {
    script: BREAD,
    voice: 'irina',
    form: {
      style: 'notes',
      aspect: '1:1',
      captions: { style: 'words', preset: null, position: null, accent: null },
    },
  },
  pair: {
    script:
      'Мы вдвоём ведём канал о ремонте. Короче, сегодня спорим о плитке. Кто прав, решите вы.',
    voice: 'aleksandr-hq',
    form: { style: 'night', title: 'Спор о плитке' },
  },
  phone: {
    script: CUP,
    voice: 'aleksandr',
    form: {
      style: 'journal',
      title: 'Почему чашка трескается в печи',
      captions: { style: 'line', preset: null, position: null, accent: null },
    },
  },
  street: {
    script:
      'Так выглядит набережная в шесть утра. Ни одного человека. Через час здесь будет не пройти.',
    voice: 'elena',
    form: { style: 'cuts', title: 'Набережная в шесть утра', framing: { mode: 'face', pins: [] } },
  },
  mute: {
    script: '',
    voice: '',
    form: { style: 'studio', title: 'Закат без слов', framing: { mode: 'middle', pins: [] } },
  },
  long: {
    script: `${CUP} Самое главное это воздух внутри. Один пузырёк, и в печи маленький взрыв. Поэтому глину мнут, как тесто, десять минут подряд.`,
    voice: 'aleksandr-hq',
    form: {
      style: 'riso',
      title: 'Воздух внутри глины',
      objects: [{ at: 4000, name: 'hot-beverage' }],
      framing: {
        mode: 'face',
        pins: [
          { at: 6000, view: { x: 0.4, y: 0.5, zoom: 1.4 } },
          { at: 9000, view: null },
        ],
      },
      ending: { title: 'Сохраните', act: 'Курс по субботам' },
    },
  },
}
