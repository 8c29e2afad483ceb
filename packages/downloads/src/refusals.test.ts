import { describe, expect, it } from 'vitest'
import { readRefusal } from './_shared/engine/engine-refusals.ts'
import { isNewerVersion, isOldVersion, supportsRuntimes } from './_shared/engine/engine-version.ts'
import { readPlaylist, variantOf } from './_shared/stream/read-playlist.ts'
import { allSources } from './all-sources.ts'

/** Last lines of yt-dlp's output, verbatim. */
describe('the words of the engine', () => {
  it.each([
    [
      'youtube',
      'ERROR: [youtube] x: Sign in to confirm you’re not a bot. Use --cookies',
      'source-limits-us',
    ],
    [
      'youtube',
      'ERROR: [youtube] x: Sign in to confirm your age. This video may be inappropriate',
      'age',
    ],
    [
      'youtube',
      'ERROR: [youtube] x: Private video. Sign in if you have been granted access',
      'private',
    ],
    [
      'youtube',
      'ERROR: [youtube] x: Video unavailable. This video has been removed by the uploader',
      'removed',
    ],
    ['youtube', 'ERROR: [youtube] x: This live event will begin in 3 hours.', 'live'],
    ['youtube', 'ERROR: [youtube] x: This video is DRM protected', 'paid'],
    [
      'instagram',
      'ERROR: [Instagram] x: Requested content is not available, rate-limit reached or login required',
      'private',
    ],
    [
      'twitter',
      'ERROR: [twitter] x: Error(s) while querying API: No status found with that ID.',
      'removed',
    ],
    [
      'facebook',
      'ERROR: [facebook] x: Cannot parse data; please report this issue',
      'source-limits-us',
    ],
    ['reddit', 'ERROR: [Reddit] x: No media found', 'nothing'],
    [
      'tiktok',
      'ERROR: [TikTok] x: Unable to download webpage: HTTP Error 429: Too Many Requests',
      'source-limits-us',
    ],
    ['tiktok', 'ERROR: [TikTok] x: <urlopen error Tunnel connection failed: 503>', 'source-down'],
    [
      'soundcloud',
      'ERROR: [soundcloud] x: This video is not available from your location due to geo restriction',
      'region',
    ],
  ] as const)('%s: %s', (source, stderr, code) => {
    expect(readRefusal({ stderr, rules: allSources[source].refusals, isOld: true })).toBe(code)
  })

  it('takes nothing for removed while the source is in trouble', () => {
    const stderr = `WARNING: [youtube] Unable to download webpage: HTTP Error 503: Service Unavailable
ERROR: [youtube] x: Unable to download API page: HTTP Error 404: Not Found`
    expect(readRefusal({ stderr, rules: allSources.youtube.refusals, isOld: true })).toBe(
      'source-down',
    )
  })

  it('blames an old engine for an answer it could not read, and the source otherwise', () => {
    const stderr =
      'ERROR: [TikTok] x: Unable to extract universal data; please report this issue on'
    expect(readRefusal({ stderr, rules: [], isOld: true })).toBe('engine-old')
    expect(readRefusal({ stderr, rules: [], isOld: false })).toBe('source-down')
  })

  it('knows the age of an engine by its version', () => {
    const now = new Date('2026-11-16')
    expect(isOldVersion('2023.03.04', now)).toBe(true)
    expect(isOldVersion('2026.10.01', now)).toBe(false)
    expect(isOldVersion('2026.10.01.103522', now)).toBe(false)
    expect(isOldVersion('unknown', now)).toBe(true)
    expect(isNewerVersion('2026.10.01', '2026.9.30')).toBe(true)
    expect(isNewerVersion('2026.10.01', '2026.10.01')).toBe(false)
    expect(isNewerVersion('2026.10.01', 'unknown')).toBe(true)
    expect(['2023.03.04', '2025.11.11', '2025.11.12', '2026.08.19'].map(supportsRuntimes)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

const BASE = 'https://v.redd.it/a/list.m3u8'

describe('playlists', () => {
  it('are read with their initialisation, ranges and keys', () => {
    const text = `#EXTM3U
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-MAP:URI="init.mp4",BYTERANGE="100@0"
#EXT-X-BYTERANGE:50@100
one.mp4
#EXT-X-KEY:METHOD=AES-128,URI="key"
#EXT-X-BYTERANGE:60
one.mp4
#EXT-X-ENDLIST`
    const [init, first, second] = readPlaylist(text, BASE)
    expect(init).toEqual({
      url: 'https://v.redd.it/a/init.mp4',
      range: { start: 0, end: 99 },
      key: null,
    })
    expect(first?.range).toEqual({ start: 100, end: 149 })
    expect(second?.range).toEqual({ start: 150, end: 209 })
    expect(second?.key?.url).toBe('https://v.redd.it/a/key')
    expect(second?.key?.iv.at(-1)).toBe(8)
  })

  it.each([
    ['<html>', 'source-down'],
    ['#EXTM3U\n#EXTINF:3,\na.ts', 'live'],
    ['#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x"\na.ts\n#EXT-X-ENDLIST', 'paid'],
    ['#EXTM3U\nhttp://127.0.0.1/a.ts\n#EXT-X-ENDLIST', 'source-down'],
    ['#EXTM3U\nfile:///etc/passwd\n#EXT-X-ENDLIST', 'source-down'],
    ['#EXTM3U\n#EXT-X-ENDLIST', 'nothing'],
  ])('refuse %s', (text, code) => {
    expect(() => readPlaylist(text, BASE)).toThrow(expect.objectContaining({ code }))
  })

  it('lead from a master to its first variant', () => {
    expect(variantOf('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8', BASE)).toBe(
      'https://v.redd.it/a/low.m3u8',
    )
    expect(variantOf('#EXTM3U\n#EXTINF:3,\na.ts', BASE)).toBeUndefined()
  })
})
