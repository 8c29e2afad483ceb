import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { cutText } from '../../text/cut-text.ts'

const MOST_BENEFITS = 5
const MOST_BENEFIT = 120
const MOST_HOOK = 160
const MOST_CALL = 120

export type DemoWords = Pick<AiOutputOf<'product_demo'>, 'benefits' | 'callToAction' | 'hook'>

/** The words of a demo in its slots, no longer than these take; what is seen and heard stays. */
export const putWords = ({
  form,
  words: { hook, benefits, callToAction },
}: {
  form: ProductDemoForm
  words: DemoWords
}): ProductDemoForm => ({
  ...form,
  hook: { ...form.hook, text: cutText({ text: hook, most: MOST_HOOK }) },
  benefits: benefits.slice(0, MOST_BENEFITS).map((text, index) => ({
    id: `benefit${index + 1}`,
    text: cutText({ text, most: MOST_BENEFIT }),
  })),
  callToAction: { ...form.callToAction, text: cutText({ text: callToAction, most: MOST_CALL }) },
})
