import type { ProductDemoForm } from '@kadr/contract/product-demo'
import type { Paint } from '@kadr/contract/scene'
import { forWhiteText, mixColours } from '../../colour.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import type { ProductDemoTemplate } from './templates.ts'

/** What lies behind the phone. */
export const groundPaint = (form: ProductDemoForm, template: ProductDemoTemplate): Paint => {
  const colour = form.colour ?? template.colour
  const gradient = (from: string, to: string): Paint => ({ kind: 'gradient', from, to, angle: 20 })
  if (template.ground === 'light')
    return gradient(mixColours('#ffffff', colour, 0.1), mixColours('#f0ece4', colour, 0.42))
  const deep = forWhiteText(colour)
  if (template.ground === 'dark') return gradient('#0a0a0e', mixColours('#0a0a0e', deep, 0.75))
  return gradient(mixColours(deep, '#05060a', 0.55), deep)
}

/** The colour of the last words' ground: words without a plate are white. */
export const callColour = (form: ProductDemoForm, template: ProductDemoTemplate): string => {
  const own = form.colour ?? template.colour
  if (template.ground === 'light') return mixColours('#ffffff', own, 0.3)
  const { plate } = TEXT_PRESETS[template.callToAction].style
  const colour = plate ? own : forWhiteText(own)
  return template.ground === 'dark' ? mixColours('#0a0a0e', colour, 0.55) : colour
}
