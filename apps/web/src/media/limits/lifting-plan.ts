import type { Plan, PlanLimits, PlanName } from '@kadr/contract/money/subscription'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { formatBytes, storageLimits } from '@kadr/domain/library/storage-limits'
import { findLarger, isUnlimited, withDefaultLimits } from '@kadr/domain/money/limits'
import { getPlan } from '@kadr/domain/money/plans'

/** `workspaces` are of one's own plan, wherever one is; the others of the plan of the workspace's owner. */
export type LiftedLimit = keyof PlanLimits | 'seats' | 'workspaces' | 'storage'

type Amounts = Pick<Plan, 'name' | 'limits'>
type Rule = { amountOf: (plan: Amounts) => number; say: (amount: number) => string }

const limitOf = (limit: keyof PlanLimits, forms: PluralForms): Rule => ({
  amountOf: ({ limits }) => limits[limit],
  say: (count) => countOf({ count, forms }),
})

const peopleOf = ({ name }: Amounts) => getPlan(name).teamSize
const PEOPLE: PluralForms = ['человек', 'человека', 'человек']

const RULES: Record<LiftedLimit, Rule> = {
  videoGenerations: limitOf('videoGenerations', ['видео', 'видео', 'видео']),
  // A word joiner: the word is not torn at its hyphen.
  aiGenerations: limitOf('aiGenerations', [
    'ИИ-\u2060запрос',
    'ИИ-\u2060запроса',
    'ИИ-\u2060запросов',
  ]),
  connectedAccounts: limitOf('connectedAccounts', ['аккаунт', 'аккаунта', 'аккаунтов']),
  accountTracking: limitOf('accountTracking', [
    'отслеживаемый аккаунт',
    'отслеживаемых аккаунта',
    'отслеживаемых аккаунтов',
  ]),
  seats: {
    amountOf: peopleOf,
    say: (count) => `${countOf({ count, forms: PEOPLE })} в\u00a0команде`,
  },
  workspaces: { amountOf: peopleOf, say: () => 'по пространству на клиента' },
  storage: {
    amountOf: ({ name }) => storageLimits(name).workspaceBytes,
    say: (bytes) => `${formatBytes(bytes)} для файлов`,
  },
}

/** The smallest plan with more than is allowed now; plans go from the smallest on. */
export const findLiftingPlan = ({
  plans,
  limit,
  name = 'FREE',
  limits,
}: {
  plans: readonly Plan[]
  limit: LiftedLimit
  /** Of the plan in force; undefined until the subscription is loaded. */
  name?: PlanName | undefined
  limits: PlanLimits | undefined
}): Plan | undefined => {
  const { amountOf } = RULES[limit]
  const allowed = amountOf({ name, limits: withDefaultLimits(limits) })
  return findLarger({ plans, amountOf, allowed })
}

/** «Creator: 100 видео за 1 490 ₽ в месяц». */
export const liftLabel = ({
  plan,
  limit,
  price,
}: {
  plan: Plan | undefined
  limit: LiftedLimit
  price: string | undefined
}): string => {
  if (!plan || price === undefined) return 'Сравнить тарифы'
  const { amountOf, say } = RULES[limit]
  const amount = amountOf(plan)
  const what = isUnlimited(amount) ? 'без ограничений' : say(amount)
  return `${getPlan(plan.name).title}: ${what} за ${price} в\u00a0месяц`
}
