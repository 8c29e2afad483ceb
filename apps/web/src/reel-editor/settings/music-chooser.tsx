import type { Resource } from '@kadr/contract/library/resources'
import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { useResourceList } from '../../media/api/media.queries.ts'
import { ResourcePicker } from '../../media/picker/resource-picker.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { editorCopy } from '../copy.ts'
import { MusicRow } from './music-row.tsx'
import { useListening } from './use-listening.ts'

const { music: copy } = editorCopy
const KINDS = ['audio'] as const
const MUSIC_TAG = 'музыка'
const BEAT = /BPM$/

const noteOf = ({ tags }: Resource) =>
  tags.filter((tag) => tag !== MUSIC_TAG && !BEAT.test(tag)).join(', ')

type Props = {
  /** The selected music; undefined for none. */
  chosen: Resource | undefined
  /** True for the loop the template was designed with. */
  isSuited: (resource: Resource) => boolean
  onChoose: (resource: Resource | null) => void
  /** What it means that none is chosen. */
  none?: string
}

export const MusicChooser = ({ chosen, isSuited, onChoose, none = copy.none }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { playingId, toggle, stop } = useListening()
  const list = useResourceList({ source: 'starter', kind: 'audio', tag: MUSIC_TAG })
  const loops = list.resources ?? []
  const isOwn = chosen !== undefined && !loops.some(({ id }) => id === chosen.id)
  const choose = (resource: Resource | null) => {
    stop()
    onChoose(resource)
  }
  const row = (resource: Resource) => (
    <MusicRow
      key={resource.id}
      name={resource.name}
      note={noteOf(resource)}
      isChosen={resource.id === chosen?.id}
      isSuited={isSuited(resource)}
      onChoose={() => choose(resource)}
      listening={{
        resource,
        isPlaying: playingId === resource.id,
        onToggle: () => toggle(resource),
      }}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul aria-label={copy.label} className="grid grid-cols-1 gap-0.5">
        <MusicRow name={none} note="" isChosen={!chosen} onChoose={() => choose(null)} />
        {isOwn ? row(chosen) : null}
        {loops.toSorted((one, other) => Number(isSuited(other)) - Number(isSuited(one))).map(row)}
      </ul>
      {list.isPending ? (
        <SkeletonGroup label={copy.label} className="grid gap-1">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </SkeletonGroup>
      ) : null}
      {list.isError ? <p className="text-label text-failed">{copy.failed}</p> : null}
      {list.isSuccess && loops.length === 0 ? (
        <p className="text-label text-ink-3">{copy.empty}</p>
      ) : null}
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<AudioLines aria-hidden="true" className="size-4" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.own}
      </Button>
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={1}
        onChoose={([resource]) => resource && choose(resource)}
      />
    </div>
  )
}
