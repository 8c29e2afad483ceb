import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { PRODUCT_DEMO_TEMPLATES } from '@kadr/scene/kinds/product-demo/templates'
import { contentOf } from '../../../reel-editor/document/reel-draft.ts'
import type { TemplateSet } from '../../../reel-editor/model/template-set.ts'
import type { EditedKind, ReelEditor } from '../../../reel-editor/model/use-reel-editor.ts'
import { titleOf } from './demo-form.ts'

export const EDITED_DEMO: EditedKind<ProductDemoForm> = {
  kind: 'product-demo',
  scenes: productDemo,
  read: (content) => contentOf(content, 'product-demo').form,
  pack: (form) => ({ kind: 'product-demo', form }),
  titleOf,
}
export type DemoEditor = ReelEditor<ProductDemoForm>

/** A demo without text is previewed with the name of the template. */
export const DEMO_TEMPLATE_SET: TemplateSet<ProductDemoForm> = {
  scenes: productDemo,
  templates: PRODUCT_DEMO_TEMPLATES,
  change: (form, template) => ({ ...form, template }),
  preview: (form, { key, name }) => ({
    ...form,
    template: key,
    hook: { ...form.hook, text: form.hook.text.trim() || name, position: null },
  }),
}
