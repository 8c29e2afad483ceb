import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Product } from '@kadr/contract/products'
import type { ReelDraft } from '../../../reel-editor/document/reel-draft.ts'
import { loadAssembly } from './assemble-reel.ts'
import { titleOf } from './new-draft.ts'

type Input = { words: AiOutputOf<'slideshow'>; product: Product | undefined }

/** The same text gives an identical reel. */
export const buildSlideshowFromText = async ({ words, product }: Input): Promise<ReelDraft> => {
  const topic = product?.name ?? ''
  const assembleReel = await loadAssembly()
  const form = assembleReel({ words, topic, resources: product?.resources ?? [] })
  return { title: titleOf(form), content: { kind: 'slideshow', form } }
}
