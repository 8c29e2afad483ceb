import type { Generation } from '@kadr/contract/generations'
import { Link } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { useLiveGeneration } from '../../../renders/api/generations.queries.ts'
import { PostButton } from '../../../renders/components/post-button.tsx'
import { RenderProgress, StateBadge } from '../../../renders/components/render-state.tsx'
import { isActive } from '../../../renders/model/generation-state.ts'
import { useLiveGenerations } from '../../../renders/model/generation-stream.ts'
import { Card } from '../../../ui/card.tsx'
import { List } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { copy } from '../copy.ts'
import { chooseShownRenders, ROW_PX } from '../model/choose-shown-renders.ts'

const Cover = ({ src }: { src: string | null }) => (
  <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-ink-3">
    {src ? (
      <img src={src} alt="" className="size-full object-cover" />
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
          <RenderProgress generation={generation} />
        ) : (
          <StateBadge state={generation.state} />
        )}
      </div>
      <PostButton size="sm" results={generation.results} reelId={generation.reelId} />
    </li>
  )
}

export default function RendersNow({ active }: { active: readonly Generation[] }) {
  const [shown, setShown] = useState<readonly Generation[]>([])
  const next = chooseShownRenders({ shown, active })
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
