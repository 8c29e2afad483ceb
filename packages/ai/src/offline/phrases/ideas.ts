import type { ContentFormat } from '@kadr/contract/ai-tasks'
import type { Subject } from '../subject.ts'

export type Idea = {
  format: ContentFormat
  title: string
  hook(subject: Subject): string
  text(subject: Subject): string
}

const first = ({ benefits }: Subject) =>
  benefits[0] === undefined ? '' : ` В кадре главное: ${lower(benefits[0])}.`

/** An abbreviation keeps its capitals. */
const lower = (text: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const IDEAS: readonly Idea[] = [
  {
    format: 'product_demo',
    title: 'Показ без слов',
    hook: ({ title }) => `${title}: 20 секунд без единого слова`,
    text: (subject) => `Крупные планы, живой звук, текст только на экране.${first(subject)}`,
  },
  {
    format: 'talking_head',
    title: 'Ответы на сомнения',
    hook: ({ title }) => `${title}: три «но», которые мы слышим чаще всего`,
    text: () => 'Назовите сомнения словами покупателей и спокойно ответьте на каждое.',
  },
  {
    format: 'slideshow',
    title: 'Как выбрать',
    hook: ({ title }) => `${title}: на что смотреть при выборе`,
    text: () => 'По одному признаку на слайд, в конце короткий чек-лист для сохранения.',
  },
  {
    format: 'post',
    title: 'История клиента',
    hook: ({ title }) => `${title}: история одного заказа`,
    text: () => 'С разрешения клиента: какая была задача, что выбрали и что изменилось.',
  },
  {
    format: 'meme',
    title: 'Мем для своих',
    hook: ({ quoted }) => `Я: больше ничего не покупаю. Тоже я: ${quoted}`,
    text: () => 'Лёгкая шутка, которую поймут ваши покупатели и перешлют друзьям.',
  },
  {
    format: 'talking_head',
    title: 'За кадром',
    hook: ({ title }) => `${title}: как это появляется на свет`,
    text: () => 'Покажите, кто и как над этим работает: люди доверяют людям.',
  },
  {
    format: 'slideshow',
    title: 'Было и стало',
    hook: ({ quoted }) => `Было неудобно, стало проще: ${quoted}`,
    text: (subject) =>
      `Пары слайдов «раньше» и «теперь» из одной и той же ситуации.${first(subject)}`,
  },
  {
    format: 'post',
    title: 'Честный разбор',
    hook: ({ title }) => `${title}: кому это не подойдёт`,
    text: () => 'Скажите прямо, кому стоит поискать другое: остальные поверят сильнее.',
  },
  {
    format: 'product_demo',
    title: 'Проверка в деле',
    hook: ({ title }) => `${title}: проверяем без монтажа`,
    text: () => 'Одна обычная ситуация от начала до конца, одним дублем.',
  },
  {
    format: 'post',
    title: 'Вопрос подписчикам',
    hook: ({ title }) => `${title}: что спросить, пока мы рядом?`,
    text: () => 'Соберите вопросы под постом и ответьте на лучшие отдельным видео.',
  },
  {
    format: 'slideshow',
    title: 'Мифы',
    hook: ({ title }) => `${title}: четыре мифа и один факт`,
    text: () => 'На каждом слайде миф и короткий ответ, в конце факт, который удивит.',
  },
  {
    format: 'talking_head',
    title: 'Один день',
    hook: ({ title }) => `${title}: один обычный день`,
    text: (subject) => `Снимите день так, чтобы польза была видна сама собой.${first(subject)}`,
  },
]
