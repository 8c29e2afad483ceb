/** By the words of the design system. The line before: 3:1 on the surface. */
export const CHART = {
  now: 'var(--color-accent)',
  before: '#888fc7',
  grid: '#eceae6',
  zero: 'var(--color-line-strong)',
  label: 'var(--color-ink-3)',
  hatch: '#dedbd5',
  band: 'var(--color-sunken)',
} as const
