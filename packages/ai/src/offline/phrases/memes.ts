import type { Subject } from '../subject.ts'

export type Meme = (subject: Subject) => { top: string; bottom: string }

export const MEMES: readonly Meme[] = [
  ({ quoted }) => ({ top: 'Я: сегодня только по делу', bottom: `Тоже я через час: ${quoted}` }),
  ({ quoted }) => ({
    top: `Тема дня: ${quoted}`,
    bottom: 'Мой мозг: а помнишь тот случай в 2014 году',
  }),
  ({ title }) => ({
    top: `${title}: как я это представляю`,
    bottom: 'Как это выглядит: три вкладки и паника',
  }),
  ({ quoted }) => ({
    top: `Когда кто-то сказал ${quoted}`,
    bottom: 'А у вас готова речь на сорок минут',
  }),
  ({ title }) => ({
    top: `${title}: первый день`,
    bottom: 'Двадцатый день: я уже даю советы другим',
  }),
  ({ quoted }) => ({
    top: 'Друзья: ну расскажи что-нибудь',
    bottom: `Я: ${quoted}. Друзья уходят`,
  }),
  ({ title }) => ({ top: `${title}: план на пять минут`, bottom: 'Прошло три часа' }),
  ({ quoted }) => ({ top: 'Календарь: свободный вечер', bottom: `В планах одно: ${quoted}` }),
  ({ title }) => ({ top: `${title}: ожидание`, bottom: 'Реальность: зато весело' }),
  ({ quoted }) => ({
    top: 'Начальник: над чем работаете?',
    bottom: `Экран: ${quoted}, часть третья`,
  }),
  ({ title }) => ({
    top: `${title}: инструкция`,
    bottom: 'Пункт первый: не бояться. Пункта второго нет',
  }),
  ({ quoted }) => ({ top: 'Все спят', bottom: `Я в три часа ночи: ${quoted}` }),
]
