import type { ReelSummary } from '@kadr/contract/reels'
import { Link } from '@tanstack/react-router'
import { PlayingPoster } from '../../../renders/components/playing-poster.tsx'
import { RenderProgress, StateBadge } from '../../../renders/components/render-state.tsx'
import { findKind } from '../../../renders/kinds.ts'
import { clipOf, isActive } from '../../../renders/model/generation-state.ts'
import { usePlayback } from '../../../renders/model/use-playback.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { copy } from '../copy.ts'
import type { ReelsSearch } from '../model/reels-search.ts'

/** A reel whose render was cancelled is a draft again. */
export const ReelState = ({ lastGeneration }: Pick<ReelSummary, 'lastGeneration'>) =>
  lastGeneration === null || lastGeneration.state === 'cancelled' ? (
    <Badge tone="draft">{copy.draft}</Badge>
  ) : (
    <StateBadge state={lastGeneration.state} />
  )

type Props = { reel: ReelSummary; search: ReelsSearch }

export const ReelCard = ({ reel, search }: Props) => {
  const playback = usePlayback()
  const { lastGeneration: last } = reel
  return (
    <Card
      asChild
      padding="none"
      className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
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
            className="line-clamp-2 text-label font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
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
