import { spawnSync } from 'node:child_process'
import * as contract from '@kadr/contract/site/downloads'
import { playedSources } from '@kadr/sandbox/downloads'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { filledByPerson } from '../../../../test/form-guard.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const hasEngine = spawnSync('yt-dlp', ['--version']).status === 0
const linkTo = (source: string, end: string) => playedSources[source]?.linkTo(end) ?? ''

/** The code and text of the last event of a stream. */
const askRefusal = async (app: TestShell, path: string, body: object) => {
  const answer = await app.http.inject({ method: 'POST', url: `/api${path}`, payload: body })
  const last = answer.body.trim().split('\n\n').at(-1)?.slice('data: '.length) ?? ''
  const read = z.safeParse(contract.findDownload.events, JSON.parse(last))
  if (!read.success || read.data.type !== 'refused') throw new Error(last)
  return read.data
}

/** Links by source and suffix of the id, pasted on the page of that source, with the refusal they cause. */
const OF_WORKS = [
  ['tiktok', '01', 'private'],
  ['tiktok', '02', 'removed'],
  ['tiktok', '07', 'too-long'],
  ['tiktok', '10', 'engine-old'],
  ['youtube', '03', 'age'],
  ['youtube', '04', 'region'],
  ['youtube', '05', 'paid'],
  ['youtube', '06', 'live'],
  ['youtube', '08', 'source-limits-us'],
  ['twitter', '09', 'nothing'],
  ['twitter', '14', 'too-large'],
  ['linkedin', '18', 'source-down'],
] as const

it.skipIf(!hasEngine)(
  'every refusal is produced, with words of its own [needs yt-dlp]',
  async () => {
    const clock = createFakeClock()
    const app = await createTestApp({ clock })
    const sources = new Set(app.ctx.config.downloads.sources)
    sources.delete('pinterest')
    const bare = await createTestApp({
      config: {
        downloads: { ...app.ctx.config.downloads, sources, enginePath: '/nowhere/yt-dlp' },
      },
    })
    try {
      const seen: { code: string; message: string }[] = []
      const find = async (place: TestShell, url: string, source: string) => {
        const refused = await askRefusal(place, '/downloads', { url, source })
        seen.push(refused)
        return refused.code
      }
      expect(await find(app, 'не ссылка', 'tiktok')).toBe('not-a-link')
      expect(await find(app, 'https://vimeo.com/1', 'tiktok')).toBe('not-our-source')
      expect(await find(app, linkTo('reddit', '00'), 'tiktok')).toBe('other-source')
      for (const [source, end, code] of OF_WORKS) {
        expect(await find(app, linkTo(source, end), source), `${source} ${end}`).toBe(code)
      }
      expect(await find(bare, linkTo('pinterest', '00'), 'pinterest')).toBe('source-off')
      expect(await find(bare, linkTo('youtube', '00'), 'youtube')).toBe('engine-missing')
      const claim = 'Моя работа'
      const work = { url: linkTo('reddit', '17'), replyEmail: 'a@example.com', claim }
      await app.http.inject({
        method: 'POST',
        url: '/api/downloads/complaints',
        payload: { ...work, ...filledByPerson(app) },
      })
      expect(await find(app, work.url, 'reddit')).toBe('work-refused')
      const unknown = { key: 'v1.unknown.unknown.unknown' }
      seen.push(await askRefusal(app, '/downloads/files', unknown))

      // A file that cannot be stored gets the error of the storage.
      const codes = contract.downloadRefusal.options.filter((code) => code !== 'not-stored')
      expect(new Set(seen.map(({ code }) => code))).toEqual(new Set(codes))
      expect(new Set(seen.map(({ message }) => message)).size).toBe(codes.length)
    } finally {
      await app.stop()
      await bare.stop()
    }
  },
)
