import type { Generation } from '@kadr/contract/studio/generations'
import { Link } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { useLiveGeneration } from '../../../../generations/api/generations.queries.ts'
import {
  GenerationProgress,
  StateBadge,
} from '../../../../generations/components/generation-state.tsx'
import { PostButton } from '../../../../generations/components/post-button.tsx'
import { isActive } from '../../../../generations/model/generation-state.ts'
import { useLiveGenerations } from '../../../../generations/model/generation-stream.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { List } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'
import { chooseShownGenerations, ROW_PX } from '../model/choose-shown-generations.ts'

const Cover = ({ src }: { src: string | null }) => (
  <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3">
    {src ? (
      <img src={src} alt="" className="size-full object-cover object-top" />
    ) : (
      <Clapperboard aria-hidden="true" className="size-5" />
    )}
  </span>
)

/** Fixed height, so that a finished render does not shift the layout. */
const Row = ({ known }: { known: Generation }) => {
  const generation = useLiveGeneration(known)
  return (
    <li style={{ height: ROW_PX }} className="flex min-w-0 items-center gap-3 px-4">
      <Cover src={generation.posterUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <p className="truncate font-medium">{generation.title}</p>
        {isActive(generation) ? (
          <GenerationProgress generation={generation} />
        ) : (
          <StateBadge state={generation.state} />
        )}
      </div>
      <PostButton size="sm" results={generation.results} reelId={generation.reelId} />
    </li>
  )
}

export default function ActiveGenerations({ active }: { active: readonly Generation[] }) {
  const [shown, setShown] = useState<readonly Generation[]>([])
  const next = chooseShownGenerations({ shown, active })
  if (next !== shown) setShown(next)
  useLiveGenerations(active.length > 0)
  return (
    <Section
      title={copy.underWay.title}
      action={
        <Link to="/reels/generation-history" className="text-label font-medium text-accent">
          {copy.underWay.all}
        </Link>
      }
    >
      <Card padding="none">
        <List label={copy.underWay.title}>
          {next.map((generation) => (
            <Row key={generation.id} known={generation} />
          ))}
        </List>
      </Card>
    </Section>
  )
}
