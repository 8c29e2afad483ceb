import { formatNumber } from '@kadr/domain/plural'

export const copy = {
  open: 'Открыть',
  openNamed: (title: string) => `Открыть: ${title}`,
  read: (title: string) => `Отметить прочитанным: ${title}`,
  andMore: (count: number) => `И ещё ${formatNumber(count)}`,
  readFailed: 'Уведомление не отмечено',
} as const
