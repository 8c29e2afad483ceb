import type { Generation } from '@kadr/contract/studio/generations'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { copy } from '../copy.ts'
import { clipOf } from '../model/generation-state.ts'
import { useSeenGeneration } from '../model/use-seen-generation.ts'

const Film = ({ generation, clip }: { generation: Generation; clip: string }) => {
  useSeenGeneration(generation.id)
  return (
    <video
      src={clip}
      controls
      autoPlay
      playsInline
      {...(generation.posterUrl && { poster: generation.posterUrl })}
      className="mx-auto max-h-[70dvh] rounded-control bg-night"
    />
  )
}

/** Plays the finished video in place. */
export const WatchButton = ({ generation }: { generation: Generation }) => {
  const [isOpen, setIsOpen] = useState(false)
  const clip = clipOf(generation)
  if (!clip) return null
  return (
    <>
      <Button
        variant="secondary"
        icon={<Play aria-hidden="true" className="size-4 fill-current" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.watch}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={generation.title}>
        <Film generation={generation} clip={clip} />
      </Dialog>
    </>
  )
}
