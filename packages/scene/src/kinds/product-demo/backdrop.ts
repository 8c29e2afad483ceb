import type { ProductDemoForm } from '@kadr/contract/product-demo'
import type { Paint } from '@kadr/contract/scene'
import { darkenForWhiteText, mixColours } from '../../colour.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import type { ProductDemoTemplate } from './templates.ts'

/** Paint behind the phone. */
export const chooseBackdropPaint = (
  form: ProductDemoForm,
  template: ProductDemoTemplate,
): Paint => {
  const colour = form.colour ?? template.colour
  const gradient = (from: string, to: string): Paint => ({ kind: 'gradient', from, to, angle: 20 })
  if (template.backdrop === 'light')
    return gradient(mixColours('#ffffff', colour, 0.1), mixColours('#f0ece4', colour, 0.42))
  const deep = darkenForWhiteText(colour)
  if (template.backdrop === 'dark') return gradient('#0a0a0e', mixColours('#0a0a0e', deep, 0.75))
  return gradient(mixColours(deep, '#05060a', 0.55), deep)
}

/** Backdrop of the call to action: dark enough for white text unless the text has a plate. */
export const chooseCallColour = (form: ProductDemoForm, template: ProductDemoTemplate): string => {
  const own = form.colour ?? template.colour
  if (template.backdrop === 'light') return mixColours('#ffffff', own, 0.3)
  const { plate } = TEXT_PRESETS[template.callToAction].style
  const colour = plate ? own : darkenForWhiteText(own)
  return template.backdrop === 'dark' ? mixColours('#0a0a0e', colour, 0.55) : colour
}
