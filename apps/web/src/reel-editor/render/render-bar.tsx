import { getPoints } from '@kadr/contract/money/subscription'
import type { Generation, GenerationOutput } from '@kadr/contract/studio/generations'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clapperboard, Images } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useLiveGeneration } from '../../generations/api/generations.queries.ts'
import { postSearchOf } from '../../generations/components/post-button.tsx'
import { LiftLimitLink } from '../../media/limits/lift-limit-link.tsx'
import { useMainButton } from '../../messenger/use-main-button.ts'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { describeDay } from '../../platform/text/moment.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'
import { RenderResult } from './render-result.tsx'
import { useRender } from './use-render.ts'

const { render: copy } = editorCopy

type Props = {
  reel: Pick<ReelEditor<{ aspect: '9:16' }>['reel'], 'draft' | 'save'>
  outputs: readonly GenerationOutput[]
  /** True while there is nothing to render. */
  isDisabled: boolean
  /** Becomes true when the video was asked for before the reel was ready. */
  isAwaited?: boolean
  /** Whether something is missing: the person was led there, or it is made. */
  focusGap: (output: GenerationOutput) => boolean
}

/** The price of the next video, or when points come back. */
const Cost = ({ isReady }: { isReady: boolean }) => {
  const { data: points } = useQuery({ ...useApi().query(getPoints), enabled: useIsSignedIn() })
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'UTC'
  const left = points?.videoGenerations
  if (left === undefined) return null
  if (isReady) return <p className="px-1 text-caption text-ink-3">{copy.made}</p>
  if (left !== 0) {
    return <p className="px-1 text-caption text-ink-3 max-lg:hidden">{copy.cost(left)}</p>
  }
  const renewsAt = points?.renewsAt
  return (
    <p className="px-1 text-caption text-failed">
      {copy.none}{' '}
      {renewsAt
        ? copy.renews(describeDay({ at: new Date(renewsAt), now: new Date(), timeZone }))
        : null}{' '}
      <LiftLimitLink limit="videoGenerations" />
    </p>
  )
}

const useReadyVideo = ({ begun, isStale }: { begun: Generation | undefined; isStale: boolean }) => {
  const live = useLiveGeneration(begun)
  return live?.state === 'ready' && live.output === 'video' && !isStale ? live : undefined
}

/** Shows the price and starts the render. In Telegram the native main button replaces the button. */
export const RenderBar = ({ reel, outputs, isDisabled, isAwaited = false, focusGap }: Props) => {
  const navigate = useNavigate()
  const {
    start: render,
    wanted,
    begun,
    isStale,
    hide,
  } = useRender({ content: reel.draft.content, save: reel.save })
  const start = (output: GenerationOutput) => {
    if (!focusGap(output)) void render(output)
  }
  const startAwaited = useEffectEvent(() => start('video'))
  useEffect(() => {
    if (isAwaited) startAwaited()
  }, [isAwaited])
  const ready = useReadyVideo({ begun, isStale })
  const isInMessenger = useMainButton({
    text: ready ? copy.post : copy.video,
    isEnabled: !isDisabled,
    isBusy: wanted === 'video',
    onPress: () =>
      ready ? void navigate({ to: '/posts/new', search: postSearchOf(ready) }) : start('video'),
  })
  // Telegram draws the only button there is.
  if (isInMessenger && !begun && !outputs.includes('carousel')) return <Cost isReady={false} />
  return (
    <div className="sticky [@media(max-height:44rem)]:static bottom-[calc(64px+var(--safe-bottom))] z-10 grid grid-cols-1 gap-2 rounded-card bg-surface p-2 shadow-pop lg:static lg:p-3 lg:shadow-card">
      {begun ? (
        <RenderResult
          key={begun.id}
          generation={begun}
          isStale={isStale}
          isPosting={isInMessenger && ready !== undefined}
          onHide={hide}
        />
      ) : null}
      <div className="flex items-center gap-2 empty:hidden">
        {isInMessenger || ready ? null : (
          <Button
            className="flex-auto px-3! whitespace-nowrap"
            disabled={isDisabled}
            isLoading={wanted === 'video'}
            icon={<Clapperboard aria-hidden="true" className="size-5" />}
            onClick={() => start('video')}
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
            onClick={() => start('carousel')}
          >
            {copy.carouselShort}
          </Button>
        ) : null}
      </div>
      <Cost isReady={ready !== undefined} />
    </div>
  )
}
