import { AiFailure } from '@kadr/ai'
import type { AiTaskOf, HookFamily } from '@kadr/contract/studio/ai-tasks'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import type { Field } from '../knowledge/fields.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { capitalise } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'

type Hook = { family: HookFamily; text: string }

const REASONS: PluralForms = ['причина', 'причины', 'причин']
const POINTS: PluralForms = ['пункт', 'пункта', 'пунктов']

const lower = (text: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const hook = (family: HookFamily, text: string): Hook => ({ family, text: withoutMarks(text) })

/** Each tells a fact that answers the topic. */
const listFactHooks = (field: Field): Hook[][] => [
  field.numbers.map(({ value, unit, label, note }) =>
    hook('curiosity', `${value} ${unit}: ${label}. ${note}`),
  ),
  field.mistakes.map(({ head, wrong }) =>
    hook('warning', `Ошибка: ${lower(withoutMarks(head))}. ${capitalise(wrong)}`),
  ),
  field.quotes.map(({ title, sub }) => hook('contrarian', `«${title}». ${sub}`)),
  field.lists.map(({ title, items }) =>
    hook('list', `${title}: ${countOf({ count: items.length, forms: POINTS })}`),
  ),
  [...field.choose, ...field.care, ...field.price, ...field.season].map(({ title, body }) =>
    hook('teaching', /[?!]$/.test(withoutMarks(title)) ? `${title} ${body}` : `${title}. ${body}`),
  ),
  field.compares.map(({ sides: [one, other] }) =>
    hook('address', `${one.head} или ${lower(other.head)}: что ваше`),
  ),
]

const listProductHooks = ({ subject, facts }: WriterContext): Hook[][] => {
  const { quoted, benefits, price } = subject
  const audience = facts.product?.audience.trim() ?? ''
  return [
    benefits.map((benefit) => hook('proof', `${quoted}: ${lower(benefit)}`)),
    benefits.length > 1
      ? [hook('list', `${quoted}: ${countOf({ count: benefits.length, forms: REASONS })} выбрать`)]
      : [],
    audience === '' ? [] : [hook('address', `Для кого ${quoted}: ${lower(audience)}`)],
    price === '' ? [] : [hook('curiosity', `${quoted}: что внутри за ${price}`)],
  ]
}

/** An announcement is its own hook; its date or price comes first. */
const listOfferHooks = (topic: string): Hook[][] => {
  const offer = readOffer(topic)
  if (!offer) return []
  const { name, title, figure, when, where } = offer
  const amount = figure ? `${figure.value} ${figure.unit}` : ''
  return [
    [hook('curiosity', title)],
    when === '' ? [] : [hook('warning', `${when}: ${lower(name)}`)],
    amount === ''
      ? []
      : [hook('proof', `${figure?.isDiscount ? `Скидка ${amount}` : amount}: ${lower(name)}`)],
    where === '' ? [] : [hook('address', `${where}: ${lower(name)}`)],
  ]
}

/** Round-robin over the groups. */
const interleave = (groups: readonly (readonly Hook[])[]): Hook[] => {
  const longest = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat()
}

const listGroups = (context: WriterContext): Hook[][] => {
  if (context.facts.product) return listProductHooks(context)
  const offered = listOfferHooks(context.asked)
  if (offered.length > 0) return offered
  return context.field ? listFactHooks(context.field) : []
}

/** Hooks made of facts: rather three that say something than a dozen that would fit any topic. */
export const writeHooks = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'hooks'>
}) => {
  const { random, avoids } = context
  const groups = random
    .shuffle(listGroups(context))
    .map((group) =>
      random
        .shuffle(group)
        .filter(({ family, text }) => (task.family ?? family) === family && !avoids(text)),
    )
  const hooks = interleave(groups).slice(0, task.count)
  if (hooks.length === 0) throw new AiFailure({ reason: 'unknown_topic' })
  return { hooks }
}
