import { expect, it } from 'vitest'
import { prepare } from '../../../test/prepare.ts'

it('keeps whole pairs only', () => {
  const memes = [
    { top: 'Верх', bottom: 'Низ' },
    { top: 'Без низа', bottom: ' ' },
    { top: 'Ещё', bottom: 'Один' },
  ]
  expect(prepare({ kind: 'meme', topic: 'кофе', count: 4 }).read({ memes })).toEqual({
    kind: 'meme',
    memes: [memes[0], memes[2]],
  })
})
