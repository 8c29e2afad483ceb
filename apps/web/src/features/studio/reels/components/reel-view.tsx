import { type Reel, saveReel } from '@kadr/contract/studio/reels'
import { Clapperboard } from 'lucide-react'
import { DownloadButton } from '../../../../generations/components/download-button.tsx'
import { ReadyFilm } from '../../../../generations/components/ready-film.tsx'
import { findKind } from '../../../../generations/kinds.ts'
import { clipOf } from '../../../../generations/model/generation-state.ts'
import { formatDuration } from '../../../../media/resources/format-file.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { copy } from '../copy.ts'
import { ReelActions } from './reel-actions.tsx'
import { ReelState } from './reel-card.tsx'
import { ReelRender } from './reel-render.tsx'
import { ReelRubric } from './reel-rubric.tsx'

const FRAME = 'relative aspect-9/16 w-full overflow-hidden rounded-control bg-sunken object-contain'

const Cover = ({ reel }: { reel: Reel }) => {
  const { lastGeneration: last, thumbnailUrl, title } = reel
  const picture = last?.posterUrl ?? thumbnailUrl
  if (last && clipOf(last)) {
    return <ReadyFilm generation={last} label={title} hasControls className={`${FRAME} bg-night`} />
  }
  if (picture) return <img src={picture} alt="" className={FRAME} />
  return (
    <span className={`${FRAME} flex items-center justify-center`}>
      <Clapperboard aria-hidden="true" className="size-9 text-line-strong" />
    </span>
  )
}

const Facts = ({ reel }: { reel: Reel }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const changed = describeMoment({ at: new Date(reel.updatedAt), now: new Date(), timeZone })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-2">
      <ReelState lastGeneration={reel.lastGeneration} />
      <span>
        {findKind(reel.kind)?.label}
        <span className="tabular-nums">, {formatDuration(reel.seconds)}</span>
      </span>
      <span>{copy.dialog.updated(changed)}</span>
    </div>
  )
}

type Props = { reel: Reel; onDeleted: () => void }

export const ReelView = ({ reel, onDeleted }: Props) => {
  const canEdit = useCan(saveReel.action)
  return (
    <div className="flex flex-col gap-4 md:flex-row">
      <div className="mx-auto w-40 shrink-0 md:w-56">
        <Cover reel={reel} />
      </div>
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-4">
        <Facts reel={reel} />
        <ReelRubric reel={reel} canEdit={canEdit} />
        <ReelRender generation={reel.lastGeneration} canEdit={canEdit} />
        {canEdit ? (
          <ReelActions reel={reel} onDeleted={onDeleted} />
        ) : (
          <DownloadButton results={reel.lastGeneration?.results ?? []} isFullWidth />
        )}
      </div>
    </div>
  )
}
