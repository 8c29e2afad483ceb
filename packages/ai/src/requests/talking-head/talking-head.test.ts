import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

const line = (text: string) => ({ text })
const filler = Array.from({ length: 40 }, (_, index) =>
  line(`Мысль номер ${index}, сказанная вслух`),
)

it('leaves out what can’t be said in time, but neither the hook nor the call', () => {
  const lines = [line('Хук.'), ...filler, line('Подпишитесь.')]
  const output = prepare({ kind: 'talking_head', topic: 'кофе', seconds: 30 }).read({
    lines,
    caption: '',
  })
  if (output.kind !== 'talking_head') throw new Error('not a speech')
  expect(output.seconds).toBeLessThanOrEqual(30)
  expect(output.seconds).toBe(output.lines.reduce((sum, { seconds }) => sum + seconds, 0))
  expect(output.lines[0]?.text).toBe('Хук.')
  expect(output.lines.at(-1)?.text).toBe('Подпишитесь.')
})
