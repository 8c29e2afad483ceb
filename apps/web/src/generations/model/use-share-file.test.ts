import { expect, it, vi } from 'vitest'
import { canShareFile } from './use-share-file.ts'

const film = { name: 'Пять кофеен.mp4', mimeType: 'video/mp4' }
const share = vi.fn()

it('offers to share only what the browser hands over as a file', () => {
  const takes = ({ files = [] }: ShareData = {}) => files[0]?.type === 'video/mp4'
  expect(canShareFile(film, { share, canShare: takes })).toBe(true)
  expect(canShareFile({ ...film, mimeType: 'audio/x-ms-wma' }, { share, canShare: takes })).toBe(
    false,
  )
  // Old ones share addresses only, desktops nothing.
  expect(canShareFile(film, { share })).toBe(false)
  expect(canShareFile(film, { canShare: takes })).toBe(false)
})
