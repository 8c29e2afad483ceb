import { expect, it } from 'vitest'
import { aResource } from '../../media/resources/resource.fixture.ts'
import { picturesOf, sizeFor } from './load-picture.ts'

it('shrinks a picture to the size that covers the preview', () => {
  expect(sizeFor({ width: 1080, height: 1920 })).toEqual({ width: 720, height: 1280 })
  expect(sizeFor({ width: 2048, height: 1024 })).toEqual({ width: 2048, height: 1024 })
  expect(sizeFor({ width: 4000, height: 2560 })).toEqual({ width: 2000, height: 1280 })
})

it('shows the small one first, and of a clip only its poster', () => {
  const urls = { original: 'o', thumbnail: 't', preview: 'p' }
  expect(picturesOf(aResource({ urls }))).toEqual(['t', 'p'])
  expect(picturesOf(aResource({ urls: { ...urls, preview: null } }))).toEqual(['t', 'o'])
  expect(picturesOf(aResource({ kind: 'video', urls }))).toEqual(['t'])
})
