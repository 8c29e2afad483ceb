import type { Generation, GenerationOutput } from '@kadr/contract/generations'
import { getPoints } from '@kadr/contract/subscription'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Images } from 'lucide-react'
import { useState } from 'react'
import type { Revision } from '../../documents/saver.ts'
import { useApi, useIsSignedIn } from '../../platform/services.tsx'
import { useRenderReel } from '../../renders/api/generations.mutations.ts'
import { useMainButton } from '../../telegram/use-main-button.ts'
import { Button } from '../../ui/button.tsx'
import { editorCopy } from '../copy.ts'
import { RenderResult } from './render-result.tsx'

const { render: copy } = editorCopy

type Props = {
  /** Saves the newest state; undefined when that failed. */
  save: (options: { isForced: boolean }) => Promise<Revision | undefined>
  outputs: readonly GenerationOutput[]
  /** True while there is nothing to render. */
  isDisabled: boolean
}

/** Shows the price and starts the render. In Telegram the native main button replaces the button. */
export const RenderBar = ({ save, outputs, isDisabled }: Props) => {
  const { data: points } = useQuery({ ...useApi().query(getPoints), enabled: useIsSignedIn() })
  const render = useRenderReel()
  const [wanted, setWanted] = useState<GenerationOutput>()
  const [generation, setGeneration] = useState<Generation>()
  const left = points?.videoGenerations
  const isOut = left === 0

  const start = async (output: GenerationOutput) => {
    setWanted(output)
    const saved = await save({ isForced: true })
    if (saved) {
      await render
        .mutateAsync({ reelId: saved.id, output })
        .then(setGeneration)
        // The failed save has shown its own error.
        .catch(() => undefined)
    }
    setWanted(undefined)
  }

  const isInTelegram = useMainButton({
    text: copy.video,
    isEnabled: !isDisabled,
    isBusy: wanted === 'video',
    onPress: () => void start('video'),
  })
  return (
    <div className="sticky bottom-[calc(64px+var(--safe-bottom))] z-10 grid grid-cols-1 gap-2 rounded-card bg-surface p-2 shadow-pop lg:static lg:p-3 lg:shadow-card">
      {generation ? (
        <RenderResult
          key={generation.id}
          generation={generation}
          onHide={() => setGeneration(undefined)}
        />
      ) : null}
      <div className="flex items-center gap-2">
        {isInTelegram ? null : (
          <Button
            className="flex-auto px-3! whitespace-nowrap"
            disabled={isDisabled}
            isLoading={wanted === 'video'}
            icon={<Clapperboard aria-hidden="true" className="size-5" />}
            onClick={() => void start('video')}
          >
            {copy.video}
          </Button>
        )}
        {outputs.includes('carousel') ? (
          <Button
            variant="secondary"
            className="flex-auto px-3! whitespace-nowrap"
            aria-label={copy.carousel}
            disabled={isDisabled}
            isLoading={wanted === 'carousel'}
            icon={<Images aria-hidden="true" className="size-5" />}
            onClick={() => void start('carousel')}
          >
            {copy.carouselShort}
          </Button>
        ) : null}
      </div>
      {left === undefined ? null : (
        <p className={`px-1 text-caption ${isOut ? 'text-failed' : 'text-ink-3'}`}>
          {isOut ? copy.none : copy.cost(left)}
        </p>
      )}
    </div>
  )
}
