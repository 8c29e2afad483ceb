import type { ReelSummary } from '@kadr/contract/studio/reels'
import { Link } from '@tanstack/react-router'
import {
  GenerationProgress,
  StateBadge,
} from '../../../../generations/components/generation-state.tsx'
import { PlayingPoster } from '../../../../generations/components/playing-poster.tsx'
import { findKind } from '../../../../generations/kinds.ts'
import { clipOf, isActive } from '../../../../generations/model/generation-state.ts'
import { usePlayback } from '../../../../generations/model/use-playback.ts'
import { RubricMark } from '../../../../rubrics/rubric-mark.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
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
          <RubricMark id={reel.rubricId} />
          {last && isActive(last) ? (
            <GenerationProgress generation={last} />
          ) : (
            <ReelState lastGeneration={last} />
          )}
        </div>
      </li>
    </Card>
  )
}
