import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { cutText } from '../../text/cut-text.ts'

const MAX_BENEFITS = 5
const MAX_BENEFIT = 120
const MAX_HOOK = 160
const MAX_CALL = 120

export type DemoWords = Pick<AiOutputOf<'product_demo'>, 'benefits' | 'callToAction' | 'hook'>

/**
 * Puts generated texts into the slots of a demo, cut to their limits; media and audio stay
 * unchanged.
 */
export const fillTexts = ({
  form,
  words: { hook, benefits, callToAction },
}: {
  form: ProductDemoForm
  words: DemoWords
}): ProductDemoForm => ({
  ...form,
  hook: { ...form.hook, text: cutText({ text: hook, most: MAX_HOOK }) },
  benefits: benefits.slice(0, MAX_BENEFITS).map((text, index) => ({
    id: `benefit${index + 1}`,
    text: cutText({ text, most: MAX_BENEFIT }),
    object: null,
  })),
  callToAction: { ...form.callToAction, text: cutText({ text: callToAction, most: MAX_CALL }) },
})
