export const LANDING_ANCHORS = [
  { hash: 'how', label: 'Как это работает' },
  { hash: 'reels', label: 'Рилсы' },
  { hash: 'plans', label: 'Тарифы' },
  { hash: 'faq', label: 'Вопросы' },
] as const
