import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { productDemo } from '@kadr/scene/kinds/product-demo/product-demo'
import { contentOf } from '../../../reel-editor/document/reel-draft.ts'
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
