import { HOUR_MS } from '@kadr/kit/durations'

/** Rules act on what was written within this time. */
export const RULE_ITEM_AGE_MS = HOUR_MS

export type RuleItem = {
  isOurs: boolean
  isBacklog: boolean
  isDeleted: boolean
  held: 'none' | 'review' | 'spam'
  happenedAt: Date
}

/** Why a rule leaves an item alone though its conditions hold; undefined when it acts. Russian, for the trial. */
export const whyRuleRests = ({
  item,
  now,
  actsInHour,
  actsInDay,
  capPerHour,
  capPerDay,
  isKnownPerson,
  mayBeOld = false,
}: {
  item: RuleItem
  now: Date
  actsInHour: number
  actsInDay: number
  capPerHour: number
  capPerDay: number
  /** The rule has acted for this person before. */
  isKnownPerson: boolean
  /** In a trial, where the last items are looked at whatever their age. */
  mayBeOld?: boolean
}): string | undefined => {
  if (item.isOurs) return 'это написали мы сами'
  if (item.isDeleted) return 'уже удалено'
  if (item.held === 'spam') return 'сеть сочла это спамом'
  if (!mayBeOld && item.isBacklog) return 'написано до подключения'
  if (!mayBeOld && now.getTime() - item.happenedAt.getTime() > RULE_ITEM_AGE_MS) {
    return 'написано больше часа назад'
  }
  if (isKnownPerson) return 'этому человеку правило уже ответило'
  if (actsInHour >= capPerHour) return 'предел на час исчерпан'
  if (actsInDay >= capPerDay) return 'предел на день исчерпан'
  return undefined
}

/** The name as given by the network may be anything: at most one line of forty letters. */
export const fillVariant = (variant: string, name: string | null): string => {
  const clean = (name ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M} .'-]/gu, '')
    .trim()
    .slice(0, 40)
  const filled = variant.replaceAll('{имя}', clean)
  return clean === '' ? filled.replaceAll(/\s*,\s*(?=[!.,])|^[\s,]+/gu, '').trim() : filled
}
