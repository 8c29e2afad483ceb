import { Logo } from '../../../../ui/layout/logo.tsx'
import { Specimen, SpecimenGrid, SpecimenRow } from './specimen.tsx'

const GROUNDS = [
  ['bg-header', 'header'],
  ['bg-canvas', 'canvas'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-raised', 'raised'],
  ['bg-night', 'night'],
  ['bg-line', 'line'],
  ['bg-line-strong', 'line-strong'],
  ['bg-ink', 'ink'],
  ['bg-ink-2', 'ink-2'],
  ['bg-ink-3', 'ink-3'],
  ['bg-accent', 'accent'],
  ['bg-accent-hover', 'accent-hover'],
  ['bg-accent-soft', 'accent-soft'],
  ['bg-chart-1', 'chart-1'],
  ['bg-chart-2', 'chart-2'],
  ['bg-chart-3', 'chart-3'],
  ['bg-chart-4', 'chart-4'],
  ['bg-chart-5', 'chart-5'],
  ['bg-chart-6', 'chart-6'],
] as const

const SIZES = [
  ['text-display font-bold', 'display'],
  ['text-headline font-bold', 'headline'],
  ['text-title font-semibold', 'title'],
  ['text-body', 'body'],
  ['text-label', 'label'],
  ['text-caption', 'caption'],
] as const

export const Foundations = () => (
  <SpecimenGrid>
    <Specimen name="Цвета">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {GROUNDS.map(([style, name]) => (
          <li key={name} className="flex items-center gap-2 text-caption">
            <span className={`size-8 shrink-0 rounded-chip border border-line ${style}`} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen name="Шрифт">
      {SIZES.map(([style, name]) => (
        <p key={name} className={style}>
          Кадр, 1&nbsp;490&nbsp;₽
        </p>
      ))}
    </Specimen>
    <Specimen name="Знак">
      <SpecimenRow>
        <Logo />
        <Logo size={48} isWordHidden />
      </SpecimenRow>
    </Specimen>
  </SpecimenGrid>
)
