import { ImagePlus, Package } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useReelHelp } from '../../../../ai/reel-help/use-reel-help.tsx'
import { UnverifiedNumbers } from '../../../../ai/results/grounds.tsx'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { BlankHint, EditorFrame } from '../../../../reel-editor/frame/editor-frame.tsx'
import { EditorTabs } from '../../../../reel-editor/frame/editor-tabs.tsx'
import type { EditorAction } from '../../../../reel-editor/frame/key-action.ts'
import type { EditorStart } from '../../../../reel-editor/frame/use-reel-editor.ts'
import { FormatFields } from '../../../../reel-editor/settings/format-fields.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import { isBlank, MAX_SLIDES } from '../model/slides.ts'
import { useEmptySlide } from '../model/use-empty-slide.ts'
import { useNarration } from '../model/use-narration.ts'
import { useNumberMarks } from '../model/use-number-marks.ts'
import { type SlideActions, useSlideActions } from '../model/use-slide-actions.ts'
import { type Slideshow, useSlideshow } from '../model/use-slideshow.ts'
import { useTopicReel } from '../model/use-topic-reel.ts'
import { NarrationNote } from './narration-note.tsx'
import { ObjectHandles } from './object-handles.tsx'
import { SlideSettings } from './slide-settings.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { TopicNote } from './topic-note.tsx'

const StyleSettings = lazy(() => import('./style-settings.tsx'))
const SoundSettings = lazy(() => import('./slideshow-sound.tsx'))
const ProductDialog = lazy(() => import('../../../../reel-editor/settings/product-dialog.tsx'))

const KINDS = ['image', 'video'] as const
const OUTPUTS = ['video', 'carousel'] as const
const MAX_SECONDS = 180

/** Global shortcuts; a focused slide handles its own arrow keys. */
const actOn =
  ({ selected, select }: Slideshow, actions: SlideActions) =>
  (action: EditorAction) => {
    switch (action) {
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
      case 'next':
        return select(selected + 1)
    }
  }

const Hint = ({ onAdd, onProduct }: { onAdd: () => void; onProduct: () => void }) => (
  <BlankHint icon={ImagePlus} title={copy.blank.title} text={copy.blank.text}>
    <Button size="sm" onClick={onAdd}>
      {copy.blank.add}
    </Button>
    <Button
      size="sm"
      variant="secondary"
      className="[@media(max-height:50rem)]:max-lg:hidden"
      onClick={onProduct}
    >
      {copy.blank.product}
    </Button>
  </BlankHint>
)

export default function SlideshowScreen(props: EditorStart) {
  const slideshow = useSlideshow(props)
  const actions = useSlideActions(slideshow)
  const marks = useNumberMarks(slideshow)
  const { form, scene } = slideshow
  const [opened, setOpened] = useState<'picker' | 'products'>()
  const help = useReelHelp({
    editor: slideshow,
    handlersOf: ({ product, topic, done }) => ({
      slideshow: (written) => {
        const resources = product?.resources ?? []
        marks.mark(written)
        void actions
          .assemble({ words: written, topic: product?.name ?? topic, resources })
          .then(() => done(written))
      },
    }),
  })
  const topicReel = useTopicReel({ slideshow, actions, onWritten: marks.mark })
  const gap = useEmptySlide(slideshow)
  const narration = useNarration(slideshow)
  const openPicker = () => setOpened('picker')
  const openProducts = () => setOpened('products')
  const room = isBlank(form) ? MAX_SLIDES : MAX_SLIDES - form.slides.length
  const isTooLong = scene.seconds > MAX_SECONDS
  const tab = (value: 'format' | 'look' | 'slide' | 'sound') => ({
    value,
    label: copy.tabs[value],
  })
  return (
    <EditorFrame
      editor={slideshow}
      isNew={!props.reel}
      isBlank={isBlank(form)}
      isRefused={isTooLong}
      outputs={OUTPUTS}
      isRenderAwaited={narration.isReadForRender ?? topicReel.isRenderAwaited}
      leadToGap={gap.lead}
      holdRender={narration.holdRender}
      onAction={actOn(slideshow, actions)}
      onTextTap={slideshow.selectAt}
      over={<ObjectHandles slideshow={slideshow} />}
      hint={<Hint onAdd={openPicker} onProduct={openProducts} />}
      aside={
        <>
          <SlideStrip slideshow={slideshow} actions={actions} onAdd={openPicker} />
          <div className="flex flex-wrap gap-2 max-lg:hidden">
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
        </>
      }
      after={
        <>
          {/* On a phone they would push the text field out of view. */}
          <div className="flex flex-wrap gap-2 lg:hidden">
            {help.button('slidesByTopic')}
            {help.button('slidesByProduct')}
          </div>
          {help.caption}
          <UnverifiedNumbers numbers={marks.ofCaption} onConfirm={marks.confirm} />
        </>
      }
    >
      <TopicNote reel={topicReel} />
      {marks.slides.length > 0 ? (
        <p role="status" className="text-label text-scheduled">
          {copy.checkNumbers(marks.slides)}
        </p>
      ) : null}
      <EditorTabs
        key={gap.leads}
        label={copy.tabs.label}
        tabs={[
          {
            ...tab('slide'),
            content: () => <SlideSettings slideshow={slideshow} actions={actions} marks={marks} />,
          },
          {
            ...tab('look'),
            content: () => <StyleSettings slideshow={slideshow} actions={actions} />,
          },
          {
            ...tab('sound'),
            content: () => <SoundSettings slideshow={slideshow} narration={narration} />,
          },
          { ...tab('format'), content: () => <FormatFields editor={slideshow} /> },
        ]}
      />
      {gap.shown === undefined ? null : (
        <p role="alert" className="text-label text-failed">
          {copy.gaps[gap.shown.gap](gap.shown.at)}
        </p>
      )}
      <NarrationNote narration={narration} />
      {isTooLong ? (
        <p role="alert" className="text-label text-failed">
          {copy.tooLong}
        </p>
      ) : null}
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
    </EditorFrame>
  )
}
