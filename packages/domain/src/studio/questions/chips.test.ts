import { describe, expect, it } from 'vitest'
import { toggleChip } from './chips.ts'

describe('a chip', () => {
  it('is added to the text and taken out again', () => {
    expect(toggleChip('', 'Фартук')).toBe('Фартук')
    expect(toggleChip('Глина', 'Фартук')).toBe('Глина, фартук')
    expect(toggleChip('Глина, фартук', 'Фартук')).toBe('Глина')
  })

  it('goes on with the words before it where it is no thing of its own', () => {
    expect(toggleChip('2 800', '₽ за час')).toBe('2 800 ₽ за час')
    expect(toggleChip('2 800 ₽ за час', '₽ за час')).toBe('2 800 ₽ за час')
  })
})
