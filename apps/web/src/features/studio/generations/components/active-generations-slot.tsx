import type { Generation } from '@kadr/contract/studio/generations'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'
import { MOST_SHOWN, ROW_PX } from '../model/choose-shown-generations.ts'

type Props = { active: readonly Generation[] }

/** If the chunk fails to load, only this section is missing. */
const ActiveGenerations = lazy<ComponentType<Props>>(() =>
  import('./active-generations.tsx').catch(() => ({ default: () => null })),
)

/** A placeholder with the height of the rows, to avoid layout shift. */
const Waiting = ({ rows }: { rows: number }) => (
  <Section title={copy.underWay.title}>
    <Card padding="none" style={{ height: rows * ROW_PX }} />
  </Section>
)

/** Stays mounted once shown, so that a finished render does not shift the page up. */
export const ActiveGenerationsSlot = ({ active }: Props) => {
  const [isShown, setIsShown] = useState(false)
  if (!isShown && active.length > 0) setIsShown(true)
  if (!isShown) return null
  return (
    <Suspense fallback={<Waiting rows={Math.min(active.length, MOST_SHOWN)} />}>
      <ActiveGenerations active={active} />
    </Suspense>
  )
}
