import { askOfHead } from './in-words.ts'
import { type Piece, piece } from './piece.ts'
import { askRent, hintRent, isWorn } from './subject-hints.ts'

const free = (example: string) => ({ example, chips: [] })

/** Sold by weight or volume. */
const BULK =
  /(?<![а-яё])(?:дрова|щеб[её]н|песок|грунт|навоз|цемент|удобрен|семен|саженц|рассад|пряж|брус|доск|кирпич|ткан|лак(?![а-яё])|краск|клей|книг|пластинк|инструмент|запчаст|игр[ыа](?![а-яё])|телефон|ноутбук|ламп|дрон|мяч)/iu

/** What is eaten, made, lent or lived in is asked. */
export const GOODS = {
  dish: piece(
    'dish',
    'list',
    'Из чего *готовим*',
    (ask) => askOfHead(ask, 'Из чего и как вы это готовите?'),
    free('Три-четыре пункта через запятую'),
  ),
  special: piece(
    'special',
    'item',
    'Чем *отличаемся*',
    'Чем ваше отличается от того, что продают рядом?',
    free('Одно отличие, которое заметят'),
  ),
  portion: piece('portion', 'number', '*Цена*', 'Сколько это стоит и какая порция?', {
    example: 'Сумма и вес порции',
    chips: ['₽', '₽ за порцию', '₽ за кг'],
    fact: 'price',
  }),
  madeOf: piece(
    'made_of',
    'list',
    'Из чего *сделано*',
    (ask) =>
      askOfHead(
        ask,
        BULK.test(ask.sentence)
          ? 'Какие есть виды и от какого количества продаёте?'
          : 'Какой материал, какие размеры и цвета?',
      ),
    free('Два-три слова через запятую'),
  ),
  getIt: piece(
    'get_it',
    'item',
    'Как *получить*',
    'Есть в наличии или на заказ, и за сколько дней?',
    {
      example: 'Есть сейчас или срок заказа',
      chips: ['В наличии', 'На заказ'],
      fact: 'term',
    },
  ),
  contents: piece(
    'contents',
    'list',
    'Что *внутри*',
    (ask) => askOfHead(ask, 'Какой состав и для чего это?'),
    free('Три-четыре пункта через запятую'),
  ),
  bunch: piece(
    'bunch',
    'list',
    'Что *внутри*',
    (ask) => askOfHead(ask, 'Что внутри и что можно заменить?'),
    free('Три-четыре пункта через запятую'),
  ),
  orderBy: piece(
    'order_by',
    'item',
    'Заказать *заранее*',
    'За сколько дней заказывать?',
    free('Число дней и почему'),
  ),
  bringIt: piece(
    'bring_it',
    'item',
    'Как *получить*',
    'Доставите или забирать самому, и сколько это стоит?',
    {
      example: 'Доставка или самовывоз, сумма',
      chips: ['Доставка', 'Самовывоз'],
    },
  ),
  lends: piece(
    'lends',
    'list',
    'Что *даём*',
    (ask) =>
      askOfHead(
        ask,
        isWorn(ask)
          ? 'Какие есть модели и размеры, можно ли примерить?'
          : 'Что есть на выбор и что в комплекте?',
      ),
    free('Три-четыре пункта через запятую'),
  ),
  lendPrice: piece('lend_price', 'number', '*Аренда*', askRent, {
    example: 'Сумма и срок',
    chips: [],
    hints: hintRent,
    fact: 'price',
  }),
  deposit: piece(
    'deposit',
    'item',
    'Залог *и документы*',
    (ask) =>
      isWorn(ask)
        ? 'Какой залог и кто платит за чистку и подгонку?'
        : 'Какой залог и какие документы нужны?',
    {
      example: 'Паспорт или сумма',
      chips: ['Без залога', 'Паспорт'],
    },
  ),
  keeps: piece(
    'keeps',
    'list',
    'Как *ухаживать*',
    (ask) => askOfHead(ask, 'Какой нужен уход: свет, вода, тепло?'),
    free('Два-три правила через запятую'),
  ),
  nightly: piece('nightly', 'number', '*Сутки*', 'Сколько стоят сутки и на сколько гостей?', {
    example: 'Сумма и число гостей',
    chips: ['₽ за сутки'],
    fact: 'price',
  }),
  inside: piece('inside', 'list', 'Что *есть*', 'Что есть для гостей: кухня, баня, парковка?', {
    example: 'Три-четыре пункта через запятую',
    chips: ['Кухня', 'Баня', 'Парковка', 'Wi-Fi'],
  }),
  getThere: piece('get_there', 'item', 'Как *добраться*', 'Где это и как добраться?', {
    ...free('Место, сколько ехать и на чём'),
    fact: 'address',
  }),
} as const satisfies Record<string, Piece>
