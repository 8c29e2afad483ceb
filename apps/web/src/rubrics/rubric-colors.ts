import { type RubricColor, rubricColor } from '@kadr/contract/publishing/rubrics'

type Look = { name: string; fill: string; line: string }

/** Shades of the charts: told apart in both themes. The name always stands beside the colour. */
export const RUBRIC_LOOK: Readonly<Record<RubricColor, Look>> = {
  blue: { name: 'Синий', fill: 'bg-chart-1', line: 'border-l-chart-1' },
  green: { name: 'Зелёный', fill: 'bg-chart-2', line: 'border-l-chart-2' },
  amber: { name: 'Янтарный', fill: 'bg-chart-3', line: 'border-l-chart-3' },
  pink: { name: 'Розовый', fill: 'bg-chart-4', line: 'border-l-chart-4' },
  teal: { name: 'Бирюзовый', fill: 'bg-chart-5', line: 'border-l-chart-5' },
  violet: { name: 'Фиолетовый', fill: 'bg-chart-6', line: 'border-l-chart-6' },
}

export const RUBRIC_COLORS = rubricColor.options
