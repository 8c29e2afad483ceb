import { readdirSync } from 'node:fs'
import { downloadSource } from '@kadr/contract/site/downloads'
import { playedSources } from '@kadr/sandbox/downloads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engine, type Played, playSources } from '../test/played.ts'

let played: Played
beforeAll(async () => {
  played = await playSources()
})
afterAll(() => played.close())

const linkTo = (source: string, end: string) => playedSources[source]?.linkTo(end) ?? ''

/** Items of each source's ordinary work: kind, container, and number of joined tracks. */
const GIVEN: Record<string, string[]> = {
  tiktok: ['video.mp4 1', 'photo.jpg 1'],
  youtube: ['video.mp4 2', 'video.mp4 1', 'audio.m4a 1', 'subtitles.vtt 1', 'photo.jpg 1'],
  instagram: ['video.mp4 1', 'photo.jpg 1'],
  pinterest: ['video.mp4 1', 'photo.jpg 1'],
  twitter: ['video.mp4 1', 'video.mp4 1', 'photo.jpg 1'],
  reddit: ['video.mp4 1', 'audio.m4a 1', 'photo.jpg 1'],
  facebook: ['video.mp4 1', 'video.mp4 1', 'photo.jpg 1'],
  linkedin: ['video.mp4 1', 'photo.jpg 1'],
  soundcloud: ['audio.mp3 1', 'photo.jpg 1'],
}

describe.skipIf(!engine)('the real engine [needs yt-dlp]', () => {
  it.each(downloadSource.options)('reads a work of %s', async (source) => {
    const { details, items } = await played.read(linkTo(source, '00'))
    expect(details.title).toBe('Как выбрать кофе в зёрнах для дома')
    expect(details.author).not.toBe('')
    const rows = items.map(({ kind, extension, tracks }) => `${kind}.${extension} ${tracks.length}`)
    expect(rows).toEqual(GIVEN[source])
  })

  it('tells two files of a video apart that have no height, the better first', async () => {
    const { items } = await played.read(linkTo('facebook', '00'))
    expect(items.map(({ quality }) => quality)).toEqual(['hd', 'sd', null])
  })

  it('knows the size of files that the source tells', async () => {
    const { items } = await played.read(linkTo('instagram', '00'))
    for (const { sizeBytes } of items) expect(sizeBytes).toBeGreaterThan(1000)
  })

  it.each([
    ['youtube', '03', 'age'],
    ['youtube', '04', 'region'],
    ['youtube', '05', 'paid'],
    ['youtube', '06', 'live'],
    ['youtube', '08', 'source-limits-us'],
    ['twitter', '01', 'private'],
    ['twitter', '09', 'nothing'],
    ['soundcloud', '04', 'region'],
    ['soundcloud', '05', 'paid'],
    ['soundcloud', '07', 'too-long'],
    ['linkedin', '18', 'source-down'],
    ['youtube', '18', 'source-down'],
  ])('tells why %s %s is not given: %s', async (source, end, code) => {
    await expect(played.read(linkTo(source, end))).rejects.toMatchObject({ code })
  })

  it('leaves no folder of its own behind', () => {
    expect(readdirSync(played.folder).filter((name) => name.startsWith('work-'))).toEqual([])
  })
})

describe('works that need no engine', () => {
  it.each([
    ['tiktok', 3],
    ['twitter', 2],
    ['reddit', 2],
    ['pinterest', 1],
    ['linkedin', 1],
  ])('gives every photo of a post of %s', async (source, count) => {
    const { items } = await played.read(linkTo(source, '17'))
    expect(items.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'photo'))
  })

  it('gives every photo and video of a carousel of instagram, by their places', async () => {
    const { items } = await played.read(linkTo('instagram', '17'))
    expect(items.map(({ kind, part }) => `${part} ${kind}`)).toEqual([
      '1 photo',
      '2 photo',
      '3 photo',
      '4 video',
    ])
  })

  it.each([
    ['tiktok', '01', 'private'],
    ['tiktok', '02', 'removed'],
    ['tiktok', '07', 'too-long'],
    ['youtube', '02', 'removed'],
    ['reddit', '02', 'removed'],
    ['facebook', '01', 'private'],
    ['linkedin', '01', 'private'],
    ['instagram', '02', 'removed'],
  ])('knows by the page that %s %s is refused: %s', async (source, end, code) => {
    await expect(played.read(linkTo(source, end))).rejects.toMatchObject({ code })
  })
})
