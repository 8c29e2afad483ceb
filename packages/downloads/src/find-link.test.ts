import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Played, playSources } from '../test/played.ts'
import { findLink, recognizeLink } from './find-link.ts'

let played: Played
beforeAll(async () => {
  played = await playSources()
})
afterAll(() => played.close())

const find = async (text: string) => {
  const { source, link } = await findLink({ text, outside: played.outside })
  return `${source.key} ${link.id}`
}

it.each([
  ['https://www.tiktok.com/@anna/video/7438902100000000000?lang=ru', 'tiktok 7438902100000000000'],
  ['Смотри: https://m.tiktok.com/@anna/photo/7438902100000000017', 'tiktok 7438902100000000017'],
  ['https://vm.tiktok.com/ZMabc/', 'tiktok 7438902100000000000'],
  ['https://youtu.be/kadrvideo00?t=5', 'youtube kadrvideo00'],
  ['https://www.youtube.com/shorts/kadrvideo00', 'youtube kadrvideo00'],
  ['https://m.youtube.com/watch?v=kadrvideo00&list=PL1', 'youtube kadrvideo00'],
  ['https://www.instagram.com/anna/reel/KadrReel00/?igsh=1', 'instagram KadrReel00'],
  ['instagram.com/p/KadrReel00', 'instagram KadrReel00'],
  ['https://pin.it/abc', 'pinterest 664281013778109200'],
  [
    'https://www.pinterest.co.uk/pin/words-of-a-pin--664281013778109200/',
    'pinterest 664281013778109200',
  ],
  ['https://x.com/anna/status/1700000000000000000/video/1', 'twitter 1700000000000000000'],
  ['https://mobile.twitter.com/anna/status/1700000000000000000', 'twitter 1700000000000000000'],
  ['https://old.reddit.com/r/coffee/comments/kadr00/words/', 'reddit kadr00'],
  ['https://redd.it/kadr00', 'reddit kadr00'],
  ['https://www.reddit.com/r/coffee/s/Share00', 'reddit kadr00'],
  ['https://fb.watch/abc/', 'facebook 10150000000000000'],
  ['https://www.facebook.com/reel/10150000000000000', 'facebook 10150000000000000'],
  [
    'https://www.linkedin.com/feed/update/urn:li:activity:7000000000000000000/',
    'linkedin 7000000000000000000',
  ],
  ['https://on.soundcloud.com/abc', 'soundcloud zerno-doma/coffee-00'],
])('knows %s', async (text, expected) => {
  expect(await find(text)).toBe(expected)
})

it.each([
  ['', 'not-a-link'],
  ['просто слова', 'not-a-link'],
  ['ftp://www.tiktok.com/@a/video/7438902100000000000', 'not-a-link'],
  ['https://anna:secret@www.tiktok.com/@a/video/7438902100000000000', 'not-a-link'],
  ['https://www.tiktok.com:8443/@a/video/7438902100000000000', 'not-a-link'],
  ['https://vimeo.com/1', 'not-our-source'],
  ['https://www.tiktok.com.evil.example/@a/video/7438902100000000000', 'not-our-source'],
  ['https://eviltiktok.com/@a/video/7438902100000000000', 'not-our-source'],
  ['http://127.0.0.1/', 'not-our-source'],
  ['http://[::1]/', 'not-our-source'],
  ['http://169.254.169.254/latest/meta-data/', 'not-our-source'],
  ['https://www.tiktok.com/@anna', 'nothing'],
  ['https://www.reddit.com/r/coffee/s/Share08', 'source-limits-us'],
  ['https://www.reddit.com/r/coffee/s/Share18', 'source-down'],
  ['https://www.reddit.com/r/coffee/s/Gone', 'removed'],
  ['https://soundcloud.com/anna/sets/best', 'nothing'],
  ['https://www.youtube.com/watch?v=--exec', 'nothing'],
])('refuses %s: %s', async (text, code) => {
  await expect(find(text)).rejects.toMatchObject({ code })
})

it('says when a link was pasted on the page of another network', async () => {
  const text = 'https://youtu.be/kadrvideo00'
  const finding = findLink({ text, expected: 'tiktok', outside: played.outside })
  await expect(finding).rejects.toMatchObject({ code: 'other-source', source: 'youtube' })
  expect(recognizeLink(text)).toBe('youtube')
})
