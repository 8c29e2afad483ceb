import type { ConversationAccount } from '@kadr/contract/audience/conversation-accounts'
import { accountsCopy } from './copy.ts'

type Abilities = ConversationAccount['abilities']
type Ability = keyof Abilities

const COMES = ['comments', 'mentions', 'direct'] as const satisfies readonly Ability[]
const CAN = [
  'canAnswer',
  'canAnswerPrivately',
  'canHide',
  'canDelete',
] as const satisfies readonly Ability[]

const namesOf = (abilities: Abilities, known: readonly Ability[]) =>
  known
    .filter((ability) => abilities[ability])
    .map((ability) => accountsCopy.abilities[ability])
    .join(', ')

/** One line of what comes in, one of what can be done with it. */
export const describeAbilities = (abilities: Abilities): string[] => {
  const comes = namesOf(abilities, COMES)
  if (comes === '') return []
  const can = namesOf(abilities, CAN)
  return [accountsCopy.comes(comes), can ? accountsCopy.can(can) : accountsCopy.onlyRead]
}
