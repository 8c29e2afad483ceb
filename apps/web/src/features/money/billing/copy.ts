import type { PlanLimits } from '@kadr/contract/money/subscription'

export const LIMIT_LABEL: Record<keyof PlanLimits, string> = {
  videoGenerations: 'Видео',
  aiGenerations: 'ИИ-запросы',
  connectedAccounts: 'Подключённые аккаунты',
  accountTracking: 'Отслеживаемые аккаунты',
}

/** For narrow layouts. */
export const SHORT_LIMIT_LABEL: Record<keyof PlanLimits, string> = {
  videoGenerations: 'Видео',
  aiGenerations: 'ИИ-запросы',
  connectedAccounts: 'Подключения',
  accountTracking: 'Отслеживание',
}

export const copy = {
  plan: (title: string) => `Тариф ${title}`,
  metersTitle: 'Использовано в этом месяце',
  metersLabel: 'Лимиты тарифа',
  yourPlan: 'Ваш тариф',
  of: (limit: string) => `из\u00A0${limit}`,
  until: (date: string) => `до ${date}`,
  forever: 'Без срока',
  over: (plan: string) => `${plan}: подписка истекла`,
  compare: 'Сравнить тарифы',
  loading: 'Загружаем тариф',
  failed: 'Тариф не загрузился',
  late: {
    email: 'Почта для чека',
    saveAndPay: 'Сохранить и оплатить',
    renewing: (plan: string) => `Продлеваем тариф ${plan}`,
    emailSaved: (sum: string) =>
      `Почта сохранена: в ближайшие минуты спишем ${sum}. Если не получится, сообщим.`,
  },
  banner: {
    trialTitle: 'Вы на бесплатном тарифе',
    trialText:
      'Лимиты обновляются каждый месяц. Платные тарифы дают больше видео, ИИ-запросов и подключений.',
    trialOverTitle: 'Пробный период закончился',
    trialEndsTitle: (days: string) => `Пробный период: ${days}`,
    trialEndsText: 'Потом останется бесплатный тариф. Ничего из созданного не пропадёт.',
    expiringTitle: ({ plan, days }: { plan: string; days: string }) => `Тариф ${plan}: ${days}`,
    expiringText: 'После этого вернутся лимиты бесплатного тарифа. Всё созданное останется.',
    expiredText: (plan: string) =>
      `Тариф ${plan} больше не действует: сейчас лимиты бесплатного тарифа. Всё созданное на месте, сверх лимита доступно только для чтения.`,
  },
} as const
