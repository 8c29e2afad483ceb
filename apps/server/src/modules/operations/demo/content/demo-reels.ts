import { createCard } from '@kadr/contract/studio/create-card'
import { NO_BRAND, type ReelBrand } from '@kadr/contract/studio/slideshow'
import type { SlideCard } from '@kadr/contract/studio/storyboard'

export const BRAND: ReelBrand = { ...NO_BRAND, colour: '#c2562e', name: 'Студия Анны' }

export type DemoSlideshow = {
  key: string
  title: string
  style: string
  cards: readonly SlideCard[]
}

export const SLIDESHOWS: readonly DemoSlideshow[] = [
  {
    key: 'cracks',
    title: 'Почему трескается чашка',
    style: 'riso',
    cards: [
      createCard('hook', {
        title: 'Почему *трескается* чашка',
        sub: 'Три ошибки новичка',
        object: 'hot-beverage',
      }),
      createCard('item', {
        n: 1,
        title: 'Сушат *у батареи*',
        body: 'Край сохнет быстрее дна. Глине нужна неделя',
        object: 'fire',
      }),
      createCard('item', {
        n: 2,
        title: 'Толстое *дно*',
        body: 'Стенка 5 мм, а дно 12. Ровняйте толщину',
        object: 'straight-ruler',
      }),
      createCard('number', {
        value: '7',
        unit: 'дней',
        title: 'сохнет чашка *до обжига*',
        body: 'Под плёнкой, вдали от сквозняка',
        object: 'hourglass-done',
      }),
      createCard('compare', {
        title: 'Как *сушить*',
        isFix: true,
        sides: [
          { head: 'Было', line: 'на подоконнике, на солнце', object: 'sun' },
          { head: 'Стало', line: 'на полке, под плёнкой', object: 'package' },
        ],
      }),
      createCard('cta', {
        title: 'Сохраните до *первой* лепки',
        sub: 'А у вас что треснуло?',
        act: 'Расскажите в комментариях',
        object: 'speech-balloon',
      }),
    ],
  },
  {
    key: 'first-class',
    title: 'Что взять на первый мастер-класс',
    style: 'cuts',
    cards: [
      createCard('hook', {
        title: 'Первый раз *за кругом*',
        sub: 'Что взять и чего не бояться',
        object: 'teapot',
      }),
      createCard('list', {
        title: 'Возьмите *с собой*',
        items: [
          'Короткие ногти',
          'Одежду, которую не жалко',
          'Резинку для волос',
          'Два часа без телефона',
        ],
        object: 'backpack',
      }),
      createCard('number', {
        value: '6',
        unit: 'человек',
        title: 'в группе, *не больше*',
        body: 'Мастер успевает подойти к каждому',
        object: 'busts-in-silhouette',
      }),
      createCard('quote', {
        title: 'Боялась, что руки *не те*',
        sub: 'Через час не хотела вставать',
        object: 'clapping-hands',
      }),
      createCard('cta', {
        title: 'Запись на *субботу*',
        sub: 'Осталось два места',
        act: 'Напишите «чашка»',
        object: 'calendar',
      }),
    ],
  },
]

/** One 4:5 picture per post that shows one, by post key. */
export const PICTURES: Readonly<Record<string, SlideCard>> = {
  kiln: createCard('number', {
    value: '42',
    unit: 'чашки',
    title: 'и *ни одной* трещины',
    body: 'Открыли печь после обжига',
    object: 'hot-beverage',
  }),
  'first-cup': createCard('hook', {
    title: 'Мастер-класс *«Первая чашка»*',
    sub: 'Два часа за кругом',
    object: 'teapot',
  }),
  dune: createCard('hook', {
    title: 'Ваза *«Дюна»* вернулась',
    sub: 'Пять штук, все разные',
    object: 'amphora',
  }),
  shelf: createCard('quote', {
    title: 'Кривая, зато *любимая*',
    sub: 'Первая чашка Анны',
    object: 'red-heart',
  }),
  night: createCard('hook', {
    title: 'Ночь в *мастерской*',
    sub: '28 ноября, до полуночи',
    object: 'crescent-moon',
  }),
  gift: createCard('hook', {
    title: 'Подарок, который *не передаривают*',
    sub: 'Две чашки «Утро» в коробке',
    object: 'wrapped-gift',
  }),
  saturday: createCard('hook', {
    title: 'Тарелка *без круга*',
    sub: 'Суббота, 12:00, от восьми лет',
    object: 'fork-and-knife-with-plate',
  }),
  review: createCard('quote', {
    title: 'Не хотела *вставать* из-за круга',
    sub: 'Марина о мастер-классе',
    object: 'clapping-hands',
  }),
  fair: createCard('hook', {
    title: 'Ярмарка *в Суздале*',
    sub: 'Две смены, один прилавок',
    object: 'amphora',
  }),
  refused: createCard('hook', {
    title: 'Снимали *на плёнку*',
    sub: 'Вот что проявилось',
    object: 'film-frames',
  }),
  'by-hand': createCard('hook', {
    title: 'Смотрите *со звуком*',
    sub: 'Один кадр из мастерской',
    object: 'musical-notes',
  }),
}

export const PICTURES_STYLE = 'journal'
