import type { PlanName } from '@kadr/contract/subscription'
import { isUnlimited } from './limits.ts'
import { PLANS } from './plans.ts'
import { countOf, formatNumber, type PluralForms, plural } from './plural.ts'

const VIDEOS: PluralForms = ['генерация видео', 'генерации видео', 'генераций видео']
const REQUESTS: PluralForms = ['запрос к ИИ', 'запроса к ИИ', 'запросов к ИИ']
const TRACKED: PluralForms = [
  'отслеживаемый аккаунт',
  'отслеживаемых аккаунта',
  'отслеживаемых аккаунтов',
]
const UP_TO_CONNECTED: PluralForms = [
  'подключённого аккаунта',
  'подключённых аккаунтов',
  'подключённых аккаунтов',
]

const monthly = ({ limit, forms, all }: { limit: number; forms: PluralForms; all: string }) => {
  if (limit === 0) return []
  return [isUnlimited(limit) ? all : `${countOf({ count: limit, forms })} в\u00a0месяц`]
}

const tracked = (limit: number) => {
  if (limit === 0) return []
  return [
    isUnlimited(limit)
      ? 'Отслеживание любого числа аккаунтов'
      : countOf({ count: limit, forms: TRACKED }),
  ]
}

const connected = (limit: number) => {
  if (isUnlimited(limit)) return 'Любое число подключённых аккаунтов'
  if (limit === 1) return '1\u00a0подключённый аккаунт'
  return `До\u00a0${formatNumber(limit)} ${plural({ count: limit, forms: UP_TO_CONNECTED })}`
}

/** Features of a plan, one line each, most wanted first. */
export const planFeatures = (name: PlanName): string[] => {
  const { limits, hasPrioritySupport, teamSize } = PLANS[name]
  return [
    ...monthly({
      limit: limits.videoGenerations,
      forms: VIDEOS,
      all: 'Генерации видео без ограничений',
    }),
    ...monthly({
      limit: limits.aiGenerations,
      forms: REQUESTS,
      all: 'Запросы к ИИ без ограничений',
    }),
    connected(limits.connectedAccounts),
    ...tracked(limits.accountTracking),
    ...(teamSize > 1 ? [`Рабочие пространства и команда до\u00a0${teamSize}\u00a0человек`] : []),
    ...(hasPrioritySupport ? ['Приоритетная поддержка'] : []),
  ]
}
