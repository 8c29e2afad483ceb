import type { Generation } from '@kadr/contract/generations'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useLiveGeneration } from '../../renders/api/generations.queries.ts'
import { DownloadButton } from '../../renders/components/download-button.tsx'
import { MayCloseNote } from '../../renders/components/may-close-note.tsx'
import { PostButton } from '../../renders/components/post-button.tsx'
import { RenderProgress } from '../../renders/components/render-progress.tsx'
import { isActive } from '../../renders/model/is-active.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { editorCopy } from '../copy.ts'

const { render: copy } = editorCopy

const Actions = ({ generation }: { generation: Generation }) => (
  <div className="flex flex-wrap gap-2">
    <PostButton results={generation.results} variant="primary" />
    <DownloadButton results={generation.results} />
    <LinkButton asChild variant="ghost">
      <Link to="/reels/generation-history">{copy.history}</Link>
    </LinkButton>
  </div>
)

export const RenderResult = ({
  generation: begun,
  onHide,
}: {
  generation: Generation
  onHide: () => void
}) => {
  const generation = useLiveGeneration(begun)
  return (
    <div className="relative grid grid-cols-1 gap-2 rounded-control border border-line bg-header p-3 pr-12">
      {isActive(generation) ? (
        <>
          <RenderProgress generation={generation} />
          <MayCloseNote />
        </>
      ) : null}
      {generation.state === 'ready' ? (
        <p role="status" className="font-medium text-published">
          {copy.ready}
        </p>
      ) : null}
      {generation.failure ? (
        <p role="alert" className="text-label text-failed">
          {generation.failure.message}
        </p>
      ) : null}
      {generation.state === 'ready' ? <Actions generation={generation} /> : null}
      <IconButton
        label={copy.hide}
        className="absolute! top-1 right-1"
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onHide}
      />
    </div>
  )
}
