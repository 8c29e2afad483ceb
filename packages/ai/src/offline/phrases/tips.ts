import type { Subject } from '../subject.ts'

/** How a text of advice begins. Those that quote the subject need it to be a title. */
export const TIP_OPENINGS: readonly ((subject: Subject) => string)[] = [
  ({ title }) => `${title}: памятка, которую удобно держать под рукой.`,
  ({ title }) => `${title}: советы, которые легко проверить уже сегодня.`,
  ({ title }) => `${title}: что помогает на деле.`,
  ({ title }) => `${title}: начните с простого, остальное приложится.`,
  ({ quoted }) => `Нам часто задают вопросы на тему ${quoted}. Отвечаем по пунктам.`,
  ({ quoted }) => `Короткий список для тех, кому близка тема ${quoted}.`,
  ({ quoted }) => `Тема сегодня: ${quoted}. Только то, что пригодится в обычный день.`,
]

/** Before one single piece of advice. */
export const TIP_LEADS: readonly string[] = [
  'Совет на сегодня:',
  'Мелочь, о которой легко забыть:',
  'Если запомнить что-то одно, то вот что:',
]

/** What stands before a row of advice, and promises no more than advice. */
export const TIP_HOOKS: readonly ((subject: Subject) => string)[] = [
  ({ title }) => `${title}: что стоит знать заранее`,
  ({ title }) => `${title}: мелочи, которые решают всё`,
  ({ title }) => `${title}: советы, которые редко дают новичкам`,
  ({ title }) => `${title}: сохраните, точно пригодится`,
  ({ title }) => `${title}: так делают те, кто давно в теме`,
  ({ title }) => `${title}: начните с этого`,
  ({ title }) => `${title}: проверьте, всё ли вы учли`,
]

export const ORDINALS: readonly string[] = [
  'Первое.',
  'Второе.',
  'Третье.',
  'Четвёртое.',
  'Пятое.',
  'Шестое.',
  'И последнее.',
]
