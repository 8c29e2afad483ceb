import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RatioText } from './ratio-text.tsx'

const show = (ratio: number) => render(<RatioText ratio={ratio} />).container

it('colours a ratio by the number that is shown, and the median itself not at all', () => {
  expect(show(2.43).innerHTML).toContain('text-published')
  expect(show(0.4).innerHTML).toContain('text-failed')
  for (const usual of [1, 1.04, 0.96]) {
    const { innerHTML, textContent } = show(usual)
    expect(textContent).toBe('×\u00A01,0')
    expect(innerHTML).not.toMatch(/text-(published|failed)/)
  }
})
