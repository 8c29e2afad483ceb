import { transition } from '@kadr/contract/studio/scene/motion'
import { textMark } from '@kadr/contract/studio/scene/text'
import fc from 'fast-check'

const side = fc.integer({ min: 2, max: 4000 })
const spot = fc.integer({ min: -4000, max: 4000 })
const passage = fc.option(
  fc.record({
    kind: fc.constantFrom(...transition.shape.kind.options),
    toward: fc.constantFrom('left', 'right', 'up', 'down' as const),
    seconds: fc.double({ min: 0.05, max: 3, noNaN: true }),
    delay: fc.double({ min: 0, max: 1, noNaN: true }),
    easing: fc.constantFrom('linear', 'gentle', 'settle', 'spring' as const),
  }),
)
/** Place, passage and picture of a layer. */
export const placing = fc.record({
  box: fc.record({ x: spot, y: spot, width: side, height: side }),
  opacity: fc.double({ min: 0, max: 1, noNaN: true }),
  enter: passage,
  leave: passage,
  fit: fc.constantFrom('cover', 'contain', 'blurred' as const),
  asset: fc.constantFrom('photo', 'other', 'wide'),
})

const degrees = fc.double({ min: -180, max: 180, noNaN: true })
/** Looks of a text, a shape and a picture. */
export const styling = fc.record({
  words: fc.record(
    {
      turn: degrees,
      lines: fc.constantFrom('balance', 'column' as const),
      stagger: fc.record({ by: fc.constantFrom('line', 'word' as const), each: fc.constant(0.1) }),
      mark: fc.record(
        {
          kind: fc.constantFrom(...textMark.shape.kind.options),
          colour: fc.constant('#2f4bff'),
          ink: fc.constantFrom('#ffffff', '#101418'),
          turn: degrees,
          enter: fc.constant({ kind: 'draw', toward: 'right', seconds: 0.5 } as const),
        },
        { requiredKeys: ['kind', 'colour', 'ink'] },
      ),
    },
    { requiredKeys: [] },
  ),
  line: fc.record(
    {
      shape: fc.constantFrom('path', 'arch', 'ellipse' as const),
      path: fc.constantFrom({ d: 'M0 0C9 9 40 90 200 20Z' }, { d: 'zz' }, { d: '' }),
      turn: degrees,
      stroke: fc.constant({ colour: '#ff0000', width: 40, cap: 'round', join: 'miter' } as const),
      shadow: fc.constant({ colour: '#000000', blur: 200, x: -200, y: 200 }),
      redraw: fc.constant({ amount: 6, perSecond: 8, seconds: null }),
    },
    { requiredKeys: [] },
  ),
  framing: fc.record(
    {
      turn: degrees,
      mask: fc.constantFrom({ kind: 'arch' }, { kind: 'rounded', radius: 90 } as const),
      border: fc.constant({ colour: '#ffffff', width: 120 }),
    },
    { requiredKeys: [] },
  ),
})
