import { LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'

const { hook, item, compare, number, list, pair, quote, cta } = SLIDE_LIMITS

/** Fields and lengths of every role, as the layouts are drawn. */
const ROLES = [
  `hook: title до ${hook.title} знаков, sub до ${hook.sub}. Обещание, ради которого смотрят дальше.`,
  `item: title до ${item.title}, body до ${item.body}: одно-два коротких предложения с конкретикой.`,
  `compare: title до ${compare.title}, две половины sides: head до ${compare.head}, line до ${compare.line}. isFix: true, если первая половина ошибка, а вторая как надо.`,
  `number: value до ${number.value} знаков, unit до ${number.unit}, title до ${number.title} (что это за число), body до ${number.body} (пояснение). Только число, в котором уверен.`,
  `list: title до ${list.title}, items: ${LIST_ITEMS.min}–${LIST_ITEMS.max} пункта до ${list.item}.`,
  `pair: title до ${pair.title}, две мысли sides: head до ${pair.head}, line до ${pair.line}.`,
  `quote: title до ${quote.title} (фраза клиента), sub до ${quote.sub} (ответ на неё).`,
  `cta: title до ${cta.title}, sub до ${cta.sub}, act до ${cta.act} (что сделать сейчас).`,
] as const

/** Rules of a storyboard for the engine. */
export const describeRoles = ({ objects }: { objects: readonly string[] }): string[] => [
  'Слайд это роль и поля. Поля, которых у роли нет, оставь пустыми строками и пустыми списками. Роли и наибольшая длина:',
  ...ROLES,
  'Первый слайд hook, последний cta. Одна роль не идёт дважды подряд, кроме item. В середине ровно один number или quote. Слайды не повторяются.',
  'В каждом title одна ключевая фраза между *звёздочками*. Точку в конце не ставь.',
  objects.length === 0
    ? 'Поле object оставь пустым.'
    : `В object имя предмета, который нарисуют на слайде, только из списка: ${objects.join(', ')}. Нет подходящего: пустая строка.`,
]
