import { CARD_ROWS, LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'

const { hook, item, compare, number, list, pair, quote, cta } = SLIDE_LIMITS
const { table, chart, timeline, price, review, check, step, place } = SLIDE_LIMITS
const ROWS_COUNT = `rows: ${CARD_ROWS.min}–${CARD_ROWS.max} строк`

/** Fields and lengths of every role, as the layouts are drawn. */
const ROLES = [
  `hook: title до ${hook.title} знаков, sub до ${hook.sub}. Обещание, ради которого смотрят дальше.`,
  `item: title до ${item.title}, body до ${item.body}: одно-два коротких предложения с конкретикой.`,
  `compare: title до ${compare.title}, две половины sides: head до ${compare.head}, line до ${compare.line}. isFix: true, если первая половина ошибка, а вторая как надо.`,
  `number: value до ${number.value} знаков, unit до ${number.unit}, title до ${number.title} (что это за число), body до ${number.body} (пояснение). Только число, в котором уверен.`,
  `list: title до ${list.title}, items: ${LIST_ITEMS.min}–${LIST_ITEMS.max} пункта до ${list.item}.`,
  `pair: title до ${pair.title}, две мысли sides: head до ${pair.head}, line до ${pair.line}.`,
  `quote: title до ${quote.title} (фраза клиента), sub до ${quote.sub} (ответ на неё).`,
  `table: title до ${table.title}, две вещи sides: только head до ${table.head}; ${ROWS_COUNT}: label (признак) до ${table.label}, value (у первой) и other (у второй) до ${table.cell}.`,
  `chart: title до ${chart.title}, ${ROWS_COUNT}: label до ${chart.label}, value число с единицей до ${chart.cell}; body до ${chart.body}: откуда числа. Только числа из данных.`,
  `timeline: title до ${timeline.title}, ${ROWS_COUNT} по порядку: label (когда) до ${timeline.label}, value (что) до ${timeline.cell}.`,
  `price: title до ${price.title} (за что), value до ${price.value}, unit до ${price.unit}, sub до ${price.sub}, items: что входит, до ${price.item}. Несколько цен: value пустое, ${ROWS_COUNT}: label до ${price.label}, value до ${price.cell}. Только цены из данных.`,
  `review: title до ${review.title} (слова клиента дословно, без звёздочек), sub до ${review.sub} (кто). value: звёзды от 1 до 5, если они названы. Только отзыв из данных.`,
  `check: title до ${check.title}, items: ${LIST_ITEMS.min}–${LIST_ITEMS.max} дела или вещи до ${check.item}, которые отмечают галочкой.`,
  `step: title до ${step.title}, body до ${step.body}: один шаг из нескольких, шаги идут подряд, номера проставим сами.`,
  `place: title до ${place.title}, body до ${place.body} (адрес), sub до ${place.sub} (часы). Только адрес из данных.`,
  `cta: title до ${cta.title}, sub до ${cta.sub}, act до ${cta.act} (что сделать сейчас).`,
] as const

/** Rules of a storyboard for the engine. */
export const describeRoles = ({ objects }: { objects: readonly string[] }): string[] => [
  'Слайд это роль и поля. Поля, которых у роли нет, оставь пустыми строками и пустыми списками. Роли и наибольшая длина:',
  ...ROLES,
  'Первый слайд hook, последний cta. Одна роль не идёт дважды подряд, кроме item и step. В середине не больше одного number или quote и хотя бы один из number, quote, chart, price, review. Слайды не повторяются.',
  'В каждом title, кроме review, одна ключевая фраза между *звёздочками*. Точку в конце не ставь.',
  objects.length === 0
    ? 'Поле object оставь пустым.'
    : `В object имя предмета, который нарисуют на слайде, только из списка: ${objects.join(', ')}. Нет подходящего: пустая строка.`,
]
