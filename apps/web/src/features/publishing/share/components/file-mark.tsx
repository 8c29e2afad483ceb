import type { ResourceKind } from '@kadr/contract/library/resources'
import { File, Image, Music, Video } from 'lucide-react'

const ICONS = { image: Image, video: Video, audio: Music }

export const FileMark = ({ kind }: { kind: ResourceKind | undefined }) => {
  const Icon = kind ? ICONS[kind] : File
  return (
    <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
