import type { DownloadItem } from '@kadr/contract/site/downloads'
import { expect, it } from 'vitest'
import { factsOf, titleOf, wholeFacts, wholeTitle } from './describe-item.ts'
import { toolAddress, toolName } from './tool-list.ts'

const video: DownloadItem = {
  key: 'k',
  kind: 'video',
  extension: 'mp4',
  width: null,
  height: null,
  quality: null,
  bitrateKbps: null,
  sizeBytes: null,
  hasSound: true,
  language: null,
  part: null,
}

it('tells files apart by quality, whichever way the source names it', () => {
  expect(titleOf({ ...video, quality: 'hd' }, null)).toBe('Видео HD, MP4')
  expect(titleOf({ ...video, quality: 'sd' }, null)).toBe('Видео SD, MP4')
  expect(titleOf({ ...video, width: 720, height: 1280 }, null)).toBe('Видео 720p, MP4')
  expect(factsOf({ ...video, sizeBytes: 13_002_342 })).toBe('12,4\u00a0МБ')
})

it('names an archive by what is in it', () => {
  const photo = { ...video, kind: 'photo' as const }
  expect(wholeTitle([photo, photo])).toBe('Все фото, ZIP')
  expect(wholeTitle([video, video])).toBe('Все видео, ZIP')
  expect(wholeTitle([photo, video])).toBe('Все файлы, ZIP')
  expect(titleOf(video, 2)).toBe('Видео 2, MP4')
})

it('says what an archive holds, and no size where one is unknown', () => {
  expect(wholeFacts({ count: 3, bytes: 2_097_152 })).toBe('3\u00a0файла, 2,0\u00a0МБ')
  expect(wholeFacts({ count: 5, bytes: null })).toBe('5\u00a0файлов')
})

it('leads a link to the page of its network', () => {
  const link = 'https://www.instagram.com/p/Code/?a=1&b=2'
  const address = new URL(toolAddress('instagram', link), 'https://kadr.test')
  expect(address.pathname).toBe('/free-tools/instagram-downloader')
  expect(address.searchParams.get('url')).toBe(link)
  expect(toolName('instagram')).toBe('Instagram')
})
