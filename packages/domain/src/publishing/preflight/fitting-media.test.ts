import type { Network } from '@kadr/contract/publishing/networks'
import { expect, it } from 'vitest'
import { fittingMedia } from './fitting-media.ts'

type File = { id: string; kind: 'image' | 'video' }

const photo = (id: string): File => ({ id, kind: 'image' })
const video = (id: string): File => ({ id, kind: 'video' })

const idsOf = (network: Network, media: readonly File[]) =>
  fittingMedia({ network, media, settings: {} })?.map(({ id }) => id)

it('leaves an album whole where the network takes it', () => {
  const album = [photo('1'), video('2'), photo('3')]
  for (const network of ['telegram', 'instagram', 'threads'] as const) {
    expect(idsOf(network, album)).toEqual(['1', '2', '3'])
  }
})

it('gives each other network the part it takes', () => {
  const album = [photo('1'), video('2'), photo('3')]
  for (const network of ['bluesky', 'linkedin', 'pinterest', 'tiktok'] as const) {
    expect(idsOf(network, album)).toEqual(['1', '3'])
  }
  expect(idsOf('youtube', album)).toEqual(['2'])
  expect(idsOf('tiktok', [video('1'), photo('2')])).toEqual(['1'])
})

it('cuts an album at the maximum, and finds nothing for a network that takes none of it', () => {
  const photos = ['1', '2', '3', '4', '5', '6'].map(photo)
  expect(idsOf('bluesky', photos)).toEqual(['1', '2', '3', '4'])
  expect(idsOf('pinterest', photos)).toHaveLength(5)
  expect(idsOf('youtube', photos)).toBeUndefined()
  expect(idsOf('youtube', [video('1'), video('2')])).toEqual(['1'])
})
