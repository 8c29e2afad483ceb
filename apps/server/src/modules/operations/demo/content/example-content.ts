import { createCard } from '@kadr/contract/studio/create-card'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'

const CARDS = [
  createCard('hook', {
    title: 'Первый рилс *за минуту*',
    sub: 'Без камеры и монтажа',
    object: 'clapper-board',
  }),
  createCard('item', {
    n: 1,
    title: 'Напишите *одну мысль*',
    body: 'Что спросил последний клиент?',
    object: 'pencil',
  }),
  createCard('item', {
    n: 2,
    title: 'Выберите *стиль*',
    body: 'Слова останутся, вид сменится',
    object: 'artist-palette',
  }),
  createCard('number', {
    value: '8',
    unit: 'сетей',
    title: 'из *одного* окна',
    body: 'В нужный час, по одному разу',
    object: 'satellite-antenna',
  }),
  createCard('cta', {
    title: 'Замените слова *на свои*',
    sub: 'Это пример, его можно удалить',
    act: 'Соберите видео',
    object: 'rocket',
  }),
]

export const EXAMPLE_REEL = {
  title: 'Пример: первый рилс за минуту',
  content: {
    kind: 'slideshow' as const,
    form: createForm(
      CARDS.map((card, index) => createSlide(`slide${index + 1}`, card)),
      { style: 'cuts' },
    ),
  },
}

export const EXAMPLE_POST = {
  text: 'Это пример поста. Замените текст на свой, добавьте рилс или фото, выберите аккаунты и время. Под каждую сеть текст можно поправить отдельно.',
  mediaIds: [],
  utm: null,
  erid: '',
  targets: [],
}
