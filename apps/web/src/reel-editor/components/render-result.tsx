import type { Generation } from '@kadr/contract/generations'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useLiveGeneration } from '../../renders/api/generations.queries.ts'
import { DownloadButton } from '../../renders/components/download-button.tsx'
import { MayCloseNote } from '../../renders/components/may-close-note.tsx'
import { PostButton } from '../../renders/components/post-button.tsx'
import { RenderProgress } from '../../renders/components/render-state.tsx'
import { WatchButton } from '../../renders/components/watch-button.tsx'
import { isActive } from '../../renders/model/generation-state.ts'
import { useSeenRender } from '../../renders/model/use-seen-render.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
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
    <LinkButton asChild variant="ghost">
      <Link to="/reels/generation-history">{copy.history}</Link>
    </LinkButton>
  </div>
)

const Ready = (props: Omit<Props, 'onHide'>) => {
  useSeenRender(props.generation.id)
  return (
    <>
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
    </>
  )
}

export const RenderResult = ({ generation: begun, onHide, ...about }: Props) => {
  const generation = useLiveGeneration(begun)
  return (
    <div className="relative grid grid-cols-1 gap-2 rounded-control border border-line bg-header p-3 pr-12">
      {isActive(generation) ? (
        <>
          <RenderProgress generation={generation} />
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
