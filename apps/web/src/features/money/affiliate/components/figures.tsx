import type { Affiliate } from '@kadr/contract/money/affiliate'
import { formatNumber } from '@kadr/domain/base/plural'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'

const KEYS = ['clicks', 'signUps', 'payers', 'payments'] as const

export const Figures = ({ figures }: { figures: Affiliate['figures'] }) => (
  <Section title={copy.figures.title}>
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {KEYS.map((key) => (
        <Card key={key} className="flex flex-col-reverse justify-end gap-0.5">
          <dt className="text-label text-ink-3">{copy.figures[key]}</dt>
          <dd className="text-headline font-bold">{formatNumber(figures[key])}</dd>
        </Card>
      ))}
    </dl>
    {figures.refused > 0 ? (
      <p className="text-label text-ink-3">{copy.figures.refused(figures.refused)}</p>
    ) : null}
  </Section>
)
