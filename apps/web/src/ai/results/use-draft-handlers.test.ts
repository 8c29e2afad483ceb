import { expect, it } from 'vitest'
import { describePlaced } from './use-draft-handlers.ts'

it('describes which posts of a plan were created', () => {
  expect(describePlaced({ created: 3, existing: 0, past: 1 })).toEqual({
    title: 'В календаре 3\u00A0черновика',
    text: 'Время прошло, не поставлено: 1\u00A0черновик',
  })
  expect(describePlaced({ created: 0, existing: 2, past: 0 }).title).toBe(
    'Эти посты уже стоят в календаре',
  )
  expect(describePlaced({ created: 0, existing: 0, past: 2 })).toEqual({
    title: 'Время этих постов уже прошло',
    text: undefined,
  })
})
