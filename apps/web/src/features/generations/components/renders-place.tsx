import type { Generation } from '@kadr/contract/generations'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Section } from '../../../ui/section.tsx'
import { copy } from '../copy.ts'
import { MOST_SHOWN } from '../model/shown-renders.ts'

const ROW_PX = 88

type Props = { active: readonly Generation[] }

/** Without its chunk the section is missing, and the page stands. */
const RendersNow = lazy<ComponentType<Props>>(() =>
  import('./renders-now.tsx').catch(() => ({ default: () => null })),
)

/** As high as the rows that come into it. */
const Waiting = ({ rows }: { rows: number }) => (
  <Section title={copy.underWay.title}>
    <Card padding="none" style={{ height: rows * ROW_PX }} />
  </Section>
)

/** What is being made; once shown it stays, so that a finished reel does not pull the page up. */
export const RendersPlace = ({ active }: Props) => {
  const [isShown, setIsShown] = useState(false)
  if (!isShown && active.length > 0) setIsShown(true)
  if (!isShown) return null
  return (
    <Suspense fallback={<Waiting rows={Math.min(active.length, MOST_SHOWN)} />}>
      <RendersNow active={active} />
    </Suspense>
  )
}
