import type { Generation } from '@kadr/contract/studio/generations'
import type { ReactNode } from 'react'
import {
  GenerationProgress,
  StateBadge,
} from '../../../../generations/components/generation-state.tsx'
import { PlayingPoster } from '../../../../generations/components/playing-poster.tsx'
import { clipOf, isActive } from '../../../../generations/model/generation-state.ts'
import { usePlayback } from '../../../../generations/model/use-playback.ts'
import { copy } from '../copy.ts'
import { GenerationFacts } from './generation-facts.tsx'

type Props = { generation: Generation; actions: ReactNode; menu: ReactNode }

const Outcome = ({ generation }: { generation: Generation }) => {
  if (isActive(generation)) return <GenerationProgress generation={generation} />
  if (generation.failure) {
    return <p className="text-label text-failed">{generation.failure.message}</p>
  }
  if (generation.state === 'ready' && generation.results.length === 0) {
    return <p className="text-label text-ink-3">{copy.filesGone}</p>
  }
  return null
}

export const GenerationRow = ({ generation, actions, menu }: Props) => {
  const playback = usePlayback()
  return (
    <li
      aria-label={generation.title}
      className="flex min-w-0 items-start gap-3 p-3 sm:gap-4"
      {...playback.hover}
    >
      <div className="w-20 shrink-0 overflow-hidden rounded-control">
        <PlayingPoster
          title={generation.title}
          picture={generation.posterUrl}
          clip={clipOf(generation)}
          playback={playback}
        />
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
        <div className="flex min-w-0 items-start gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
            <p className="line-clamp-2 font-medium wrap-anywhere">{generation.title}</p>
            <StateBadge state={generation.state} />
          </div>
          <div className="-m-2 shrink-0">{menu}</div>
        </div>
        <GenerationFacts generation={generation} />
        <Outcome generation={generation} />
        <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
    </li>
  )
}
