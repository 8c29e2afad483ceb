import type { Generation } from '@kadr/contract/studio/generations'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useLiveGeneration } from '../../generations/api/generations.queries.ts'
import { DownloadButton } from '../../generations/components/download-button.tsx'
import { GenerationProgress } from '../../generations/components/generation-state.tsx'
import { MayCloseNote } from '../../generations/components/may-close-note.tsx'
import { PostButton } from '../../generations/components/post-button.tsx'
import { ReadyFilm } from '../../generations/components/ready-film.tsx'
import { ShareButton } from '../../generations/components/share-button.tsx'
import { WatchButton } from '../../generations/components/watch-button.tsx'
import { isActive } from '../../generations/model/generation-state.ts'
import { useSeenGeneration } from '../../generations/model/use-seen-generation.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { editorCopy } from '../copy.ts'

const { render: copy } = editorCopy

type Props = {
  generation: Generation
  /** The reel has been edited since. */
  isStale: boolean
  /** The main button of the screen posts it. */
  isPosting: boolean
  onHide: () => void
}

const Actions = ({ generation, isStale, isPosting }: Omit<Props, 'onHide'>) => (
  <div className="flex flex-wrap gap-2">
    {isPosting ? null : (
      <PostButton
        results={generation.results}
        reelId={generation.reelId}
        variant={isStale ? 'secondary' : 'primary'}
        label={isStale ? copy.postOld : copy.post}
      />
    )}
    <WatchButton generation={generation} />
    <DownloadButton results={generation.results} />
    <ShareButton results={generation.results} />
    <LinkButton asChild variant="ghost">
      <Link to="/reels/generation-history">{copy.history}</Link>
    </LinkButton>
  </div>
)

const Ready = (props: Omit<Props, 'onHide'>) => {
  useSeenGeneration(props.generation.id)
  return (
    <div className="flex items-start gap-3">
      <ReadyFilm
        generation={props.generation}
        label={copy.film}
        className="aspect-9/16 w-20 shrink-0 rounded-control bg-night object-contain"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        {props.isStale ? (
          <p role="status" className="text-label text-scheduled">
            {copy.stale}
          </p>
        ) : (
          <p role="status" className="font-medium text-published">
            {copy.ready}
          </p>
        )}
        <Actions {...props} />
      </div>
    </div>
  )
}

export const RenderResult = ({ generation: begun, onHide, ...about }: Props) => {
  const generation = useLiveGeneration(begun)
  return (
    <div className="relative grid grid-cols-1 gap-2 rounded-control border border-line bg-header p-3 pr-12">
      {isActive(generation) ? (
        <>
          <GenerationProgress generation={generation} />
          <MayCloseNote />
        </>
      ) : null}
      {generation.failure ? (
        <p role="alert" className="text-label text-failed">
          {generation.failure.message}
        </p>
      ) : null}
      {generation.state === 'ready' ? <Ready generation={generation} {...about} /> : null}
      <IconButton
        label={copy.hide}
        className="absolute! top-1 right-1"
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onHide}
      />
    </div>
  )
}
