import type { Product } from '@kadr/contract/library/products'
import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { fillFromProduct } from '@kadr/scene/kinds/product-demo/fill-from-product'
import { demoFromWords } from '@kadr/scene/kinds/product-demo/from-words'
import { Package } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useReelHelp } from '../../../../ai/reel-help/use-reel-help.tsx'
import { BlankHint, EditorFrame } from '../../../../reel-editor/frame/editor-frame.tsx'
import { EditorTabs } from '../../../../reel-editor/frame/editor-tabs.tsx'
import { type EditorStart, useReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import { findObjects, isBlank } from '../model/demo-form.ts'
import { EDITED_DEMO } from '../model/edited-demo.ts'
import { HookSettings } from './hook-settings.tsx'

const DemoSettings = lazy(() => import('./demo-settings.tsx'))
const CallSettings = lazy(() => import('./call-settings.tsx'))
const StyleSettings = lazy(() => import('./style-settings.tsx'))
const SoundSettings = lazy(() => import('./demo-sound.tsx'))
const ProductDialog = lazy(() => import('../../../../reel-editor/settings/product-dialog.tsx'))

/** Entry animations have finished by then. */
const SETTLED_SECONDS = 1

/** One step of undo. */
const FILLED = 'filled'

/** On a phone the same button is the first of the form below. */
const Hint = ({ onProduct }: { onProduct: () => void }) => (
  <BlankHint icon={Package} title={copy.blank.title} text={copy.blank.text}>
    <Button className="max-lg:hidden" onClick={onProduct}>
      {copy.blank.product}
    </Button>
  </BlankHint>
)

export default function DemoScreen(props: EditorStart) {
  const editor = useReelEditor(EDITED_DEMO, props)
  const [isChoosing, setIsChoosing] = useState(false)
  const openProducts = () => setIsChoosing(true)
  // Objects come later: what is typed meanwhile stays.
  const apply = async (make: (before: ProductDemoForm) => ProductDemoForm) => {
    editor.update(make, FILLED)
    editor.update(await findObjects(make(editor.form)), FILLED)
  }
  const fill = (product: Product) => {
    editor.addResources(product.resources)
    void apply((form) => fillFromProduct({ form, product, written: null }))
  }
  const help = useReelHelp({
    editor,
    productId: editor.form.productId,
    handlersOf: ({ product, done }) => ({
      product_demo: (written) => {
        editor.addResources(product?.resources ?? [])
        void apply((form) => demoFromWords({ form, words: written, product }))
        done(written)
      },
    }),
  })
  const { form, scene, player } = editor
  const show = (seconds: number) => () => {
    player?.pause()
    player?.seek(seconds)
  }
  const tab = (value: 'call' | 'demo' | 'hook' | 'look' | 'sound') => ({
    value,
    label: copy.tabs[value],
  })
  return (
    <EditorFrame
      editor={editor}
      isNew={!props.reel}
      isBlank={isBlank(editor.form)}
      hint={<Hint onProduct={openProducts} />}
      after={help.caption}
    >
      <EditorTabs
        label={copy.tabs.label}
        tabs={[
          {
            ...tab('hook'),
            onOpen: show(0),
            content: () => (
              <HookSettings editor={editor} onProduct={openProducts} help={help.button('demo')} />
            ),
          },
          {
            ...tab('demo'),
            onOpen: show(form.hook.seconds + SETTLED_SECONDS),
            content: () => <DemoSettings editor={editor} />,
          },
          {
            ...tab('call'),
            onOpen: show(scene.seconds - SETTLED_SECONDS / 2),
            content: () => <CallSettings editor={editor} />,
          },
          { ...tab('look'), content: () => <StyleSettings editor={editor} /> },
          { ...tab('sound'), content: () => <SoundSettings editor={editor} /> },
        ]}
      />
      {help.dialog}
      {isChoosing ? (
        <Suspense>
          <ProductDialog
            texts={copy.products}
            onChoose={fill}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      ) : null}
    </EditorFrame>
  )
}
