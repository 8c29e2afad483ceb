import type { ReelSummary } from '@kadr/contract/reels'
import { Link } from '@tanstack/react-router'
import { PlayingPoster } from '../../../renders/components/playing-poster.tsx'
import { RenderProgress } from '../../../renders/components/render-progress.tsx'
import { findKind } from '../../../renders/kinds.ts'
import { clipOf } from '../../../renders/model/clip-of.ts'
import { isActive } from '../../../renders/model/is-active.ts'
import { usePlayback } from '../../../renders/model/use-playback.ts'
import { Card } from '../../../ui/card.tsx'
import type { ReelsSearch } from '../model/reels-search.ts'
import { ReelState } from './reel-state.tsx'

type Props = { reel: ReelSummary; search: ReelsSearch }

export const ReelCard = ({ reel, search }: Props) => {
  const playback = usePlayback()
  const { lastGeneration: last } = reel
  return (
    <Card
      asChild
      padding="none"
      className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
    >
      <li className="relative flex flex-col hover:shadow-pop" {...playback.hover}>
        <PlayingPoster
          title={reel.title}
          picture={last?.posterUrl ?? reel.thumbnailUrl}
          clip={clipOf(last)}
          seconds={reel.seconds}
          playback={playback}
        />
        <div className="grid flex-1 grid-cols-1 content-start gap-1.5 p-3">
          <Link
            to="/reels"
            search={{ ...search, reel: reel.id }}
            resetScroll={false}
            className="line-clamp-2 text-label font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {reel.title}
          </Link>
          <p className="truncate text-caption text-ink-3">{findKind(reel.kind)?.label}</p>
          {last && isActive(last) ? (
            <RenderProgress generation={last} />
          ) : (
            <ReelState lastGeneration={last} />
          )}
        </div>
      </li>
    </Card>
  )
}
