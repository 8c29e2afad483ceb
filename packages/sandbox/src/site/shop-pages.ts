import { html, type Markup } from '../showcase/markup.ts'

export type ShopPage = {
  path: string
  title: string
  description: string
  body: Markup
  footer: string
}

const FOOTER = 'Нижний Новгород, ул. Рождественская, 12. Вход со двора'

/** A pottery with a shop; its home page comes first. */
export const PAGES: readonly ShopPage[] = [
  {
    path: '',
    title: 'Студия Анны',
    description: 'Гончарная мастерская: посуда ручной работы и мастер-классы для новичков',
    body: html`<p>Для кого: те, кто ищет подарок с руками, и дети с шести лет.</p>
<p>Вт–вс 11:00–21:00</p>
<p>Подарочный сертификат действует год со дня покупки.</p>`,
    footer: FOOTER,
  },
  {
    path: 'prices',
    title: 'Цены',
    description: 'Сколько стоят занятия и посуда',
    body: html`<ul>
<li>Мастер-класс «Первая чашка» — 2\u00a0500\u00a0₽</li>
<li>Детское место — 1\u00a0900\u00a0₽</li>
<li>Чашка «Утро», 300 мл — 1\u00a0900\u00a0₽</li>
</ul>`,
    footer: FOOTER,
  },
  {
    path: 'delivery',
    title: 'Доставка и возврат',
    description: 'Как получить посуду и как её вернуть',
    body: html`<p>Доставка по России от 350\u00a0₽, по городу бесплатно.</p>
<p>Возврат в течение 14 дней, если посуда не была в деле.</p>`,
    footer: FOOTER,
  },
  {
    path: 'questions',
    title: 'Вопросы',
    description: 'О чём спрашивают до занятия',
    body: html`<h2>Что надеть?</h2>
<p>Фартук дадим, лучше короткие рукава и удобная обувь.</p>
<h2>Можно в посудомойку?</h2>
<p>Чашки можно, вазы с матовой глазурью только руками.</p>`,
    footer: FOOTER,
  },
]
