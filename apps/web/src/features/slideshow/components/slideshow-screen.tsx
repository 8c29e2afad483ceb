import type { Resource } from '@kadr/contract/resources'
import { Package } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useReelHelp } from '../../../assist/components/reel-help/use-reel-help.tsx'
import { ResourcePicker } from '../../../media/resource-picker.tsx'
import { DocumentBar } from '../../../reel-editor/components/document-bar.tsx'
import { RenderBar } from '../../../reel-editor/components/render-bar.tsx'
import type { DocumentStart } from '../../../reel-editor/document/use-reel-document.ts'
import { useEditorKeys } from '../../../reel-editor/model/use-editor-keys.ts'
import { PlayerControls } from '../../../reel-editor/player/player-controls.tsx'
import { SceneView } from '../../../reel-editor/player/scene-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { copy } from '../copy.ts'
import { isBlank, MAX_SLIDES } from '../model/slides.ts'
import { useSlideActions } from '../model/use-slide-actions.ts'
import { type Slideshow, useSlideshow } from '../model/use-slideshow.ts'
import { BlankHint } from './blank-hint.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SlideStrip } from './slide-strip.tsx'

const ProductDialog = lazy(() => import('../../../reel-editor/components/product-dialog.tsx'))

const KINDS = ['image', 'video'] as const
const OUTPUTS = ['video', 'carousel'] as const
const MAX_SECONDS = 180

/** Keys of the whole screen; where the focus is on a slide, the strip has its own for arrows. */
const useKeys = (slideshow: Slideshow, actions: ReturnType<typeof useSlideActions>) => {
  const { reel, player, selected, select } = slideshow
  useEditorKeys((action) => {
    const isPlaying = player?.getState().isPlaying
    switch (action) {
      case 'play':
        return isPlaying ? player?.pause() : player?.play()
      case 'undo':
        return reel.undo()
      case 'redo':
        return reel.redo()
      case 'remove':
        return actions.remove()
      case 'duplicate':
        return actions.duplicate()
      case 'earlier':
        return actions.move({ from: selected, to: selected - 1 })
      case 'later':
        return actions.move({ from: selected, to: selected + 1 })
      case 'previous':
        return select(selected - 1)
      default:
        return select(selected + 1)
    }
  })
}

type Props = Omit<DocumentStart, 'kind'> & { resources: readonly Resource[] }

export default function SlideshowScreen(props: Props) {
  const slideshow = useSlideshow(props)
  const actions = useSlideActions(slideshow)
  const { reel, form, player, scene } = slideshow
  const [areZonesShown, setAreZonesShown] = useState(false)
  const [opened, setOpened] = useState<'picker' | 'products'>()
  const help = useReelHelp({
    takesOf: ({ product, done }) => ({
      slideshow: (written) => {
        const script = { hook: written.hook, slides: written.slides.map(({ text }) => text) }
        actions.assemble({ resources: product?.resources ?? [], script })
        done(written)
      },
    }),
  })
  useKeys(slideshow, actions)
  const openPicker = () => setOpened('picker')
  const openProducts = () => setOpened('products')
  const room = isBlank(form) ? MAX_SLIDES : MAX_SLIDES - form.slides.length
  const isTooLong = scene.seconds > MAX_SECONDS
  return (
    <div className="grid grid-cols-1 gap-1 lg:gap-4">
      <DocumentBar reel={reel} isNew={!props.reel} />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[13rem_minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
        <div className="grid grid-cols-1 gap-1 max-lg:sticky max-lg:top-[calc(56px+var(--safe-top))] max-lg:z-10 max-lg:-mx-4 max-lg:bg-canvas max-lg:px-4 max-lg:pt-1 lg:order-2">
          <div className="h-[31dvh] lg:h-[calc(100dvh-17rem)]">
            <SceneView player={player} aspect={form.aspect} areZonesShown={areZonesShown}>
              {isBlank(form) ? <BlankHint onAdd={openPicker} onProduct={openProducts} /> : null}
            </SceneView>
          </div>
          <PlayerControls
            player={player}
            areZonesShown={areZonesShown}
            onZonesChange={setAreZonesShown}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-2 lg:order-1">
          <SlideStrip slideshow={slideshow} actions={actions} onAdd={openPicker} />
          <div className="flex flex-wrap gap-2">
            {help.button('slidesByTopic')}
            {help.button('slidesByProduct')}
          </div>
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start max-lg:hidden"
            icon={<Package aria-hidden="true" className="size-4" />}
            onClick={openProducts}
          >
            {copy.blank.product}
          </Button>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3 lg:order-3">
          <SettingsPanel slideshow={slideshow} actions={actions} />
          {isTooLong ? (
            <p role="alert" className="text-label text-failed">
              {copy.format.tooLong}
            </p>
          ) : null}
          <RenderBar save={reel.save} outputs={OUTPUTS} isDisabled={isBlank(form) || isTooLong} />
          {help.caption}
        </div>
      </div>
      {help.dialog}
      <ResourcePicker
        open={opened === 'picker'}
        onOpenChange={(isOpen) => setOpened(isOpen ? 'picker' : undefined)}
        kinds={KINDS}
        max={Math.max(1, room)}
        onChoose={actions.add}
      />
      {opened === 'products' ? (
        <Suspense>
          <ProductDialog
            texts={copy.products}
            isFit={({ resources }) => resources.length > 0}
            onChoose={({ resources }) => actions.add(resources)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
