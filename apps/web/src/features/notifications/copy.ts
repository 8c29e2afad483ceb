export const copy = {
  open: 'Открыть',
  openNamed: (title: string) => `Открыть: ${title}`,
  read: (title: string) => `Отметить прочитанным: ${title}`,
  readFailed: 'Уведомление не отмечено',
} as const
