import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import type { EditedKind, ReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import type { TemplateSet } from '../../../../reel-editor/settings/template-set.ts'
import { titleOf } from './demo-form.ts'

export const EDITED_DEMO: EditedKind<ProductDemoForm> = {
  kind: 'product-demo',
  scenes: productDemo,
  read: (content) => contentOf(content, 'product-demo').form,
  pack: (form) => ({ kind: 'product-demo', form }),
  titleOf,
}
export type DemoEditor = ReelEditor<ProductDemoForm>

/** A demo without text is previewed with the name of the style. */
export const STYLE_SET: TemplateSet<ProductDemoForm> = {
  scenes: productDemo,
  templates: STYLES,
  change: (form, style) => ({ ...form, style }),
  preview: (form, { key, name }) => ({
    ...form,
    style: key,
    shots: form.shots.slice(0, 1),
    benefits: form.benefits.slice(0, 1),
    change: null,
    review: null,
    hook: { ...form.hook, text: form.hook.text.trim() || `Стиль *${name}*`, fit: 'framed' },
  }),
}
