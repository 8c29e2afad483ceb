import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { removeStaleTempFolders } from '@kadr/kit/node/temp-folder'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  createTestFolder,
  drawPhoto,
  filmClip,
  PROGRAM_PATH,
  recordSound,
} from '../test/test-media.ts'
import {
  clipLayer,
  musicTrack,
  pictureLayer,
  TINY,
  textLayer,
  tinyScene,
} from '../test/tiny-scene.ts'
import { type RenderRequest, renderScene, renderStills } from './index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const workshop = createTestFolder()
const { tempDir, cacheDir } = workshop
const files: Record<string, string> = {}

beforeAll(() => {
  files.photo = drawPhoto(workshop.file('photo.png'))
  files.song = recordSound(workshop.file('song.wav'), { level: -30 })
  files.voice = recordSound(workshop.file('voice.wav'), { seconds: 1, level: -8, tone: 1800 })
  files.steps = recordSound(workshop.file('steps.wav'), { seconds: 0.5, level: -12, pause: 1.5 })
  files.silentClip = filmClip(workshop.file('silent.mp4'))
  files.mutedClip = filmClip(workshop.file('muted.mp4'), { isMuted: true })
  files.loudClip = filmClip(workshop.file('loud.mp4'), { sound: true })
})
afterAll(workshop.remove)

const listLeftovers = () => (existsSync(tempDir) ? readdirSync(tempDir) : [])
afterEach(() => expect(listLeftovers()).toEqual([]))

const requestOf = (part: Partial<RenderRequest> = {}): RenderRequest => ({
  scene: tinyScene(),
  files,
  tempDir,
  cacheDir,
  path: PROGRAM_PATH,
  scale: TINY,
  ...part,
})

const output = () => workshop.file('out.mp4')
const render = (part: Partial<RenderRequest> = {}) =>
  renderScene({
    ...requestOf(part),
    async deliver({ video, poster, ...facts }) {
      copyFileSync(video, output())
      copyFileSync(poster, workshop.file('out.jpg'))
      return facts
    },
  })

const probe = (...entries: string[]) =>
  JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', ...entries, '-of', 'json', output()], {
      encoding: 'utf8',
    }),
  )
/** stderr of an ffmpeg run that only measures. */
const measure = (filter: string) =>
  execFileSync('sh', [
    '-c',
    `ffmpeg -nostdin -nostats -hide_banner -i '${output()}' ${filter} -f null - 2>&1`,
  ]).toString()
const loudness = () =>
  Number(
    measure('-af ebur128=framelog=verbose')
      .match(/I:\s+(\S+) LUFS/g)
      ?.at(-1)
      ?.split(/\s+/)[1],
  )
const levelBetween = (start: number, end: number, filter = 'anull') =>
  Number(
    /mean_volume: (\S+)/.exec(measure(`-af atrim=${start}:${end},${filter},volumedetect`))?.[1],
  )

/** MP4 box types in order. */
const boxesOf = (content: Buffer) => {
  const names: string[] = []
  for (let at = 0; at + 8 <= content.length; at += Math.max(8, content.readUInt32BE(at)))
    names.push(content.toString('latin1', at + 4, at + 8))
  return names
}

it('makes an MP4 that plays while it loads, with a cover and steady progress', async () => {
  const shares: number[] = []
  const audio = [musicTrack()]
  const facts = await render({
    scene: tinyScene({ audio }),
    onProgress: (share) => shares.push(share),
  })
  expect(facts).toEqual({ width: 270, height: 480, seconds: 1 })
  const boxes = boxesOf(readFileSync(output()))
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  const { streams } = probe('-show_streams', '-count_frames')
  expect(streams).toMatchObject([
    {
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      color_space: 'bt709',
      color_range: 'tv',
      r_frame_rate: '30/1',
      nb_read_frames: '30',
    },
    { codec_name: 'aac', sample_rate: '48000', channels: 2 },
  ])
  expect(readFileSync(workshop.file('out.jpg')).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(new Set(shares).size).toBe(shares.length)
})

it('normalises quiet music to the loudness of the networks', async () => {
  await render({ scene: tinyScene({ seconds: 2, audio: [musicTrack()] }) })
  expect(Math.abs(loudness() + 14)).toBeLessThan(1)
})

it('loops only the trimmed part of a sound', async () => {
  const track = musicTrack({ asset: 'steps', from: 0, until: 0.5, gain: 0 })
  await render({ scene: tinyScene({ seconds: 2, audio: [track] }) })
  // The second half of the file is silent: without trimming the end would be silent too.
  expect(levelBetween(1.6, 1.9)).toBeGreaterThan(-40)
})

it('normalises music and voice together and ducks the music', async () => {
  const voice = { role: 'voice', asset: 'voice', start: 1, duration: 1, isLooped: false } as const
  const audio = [musicTrack({ gain: 12 }), musicTrack({ id: 'voice', ...voice })]
  await render({ scene: tinyScene({ seconds: 3, audio }) })
  expect(Math.abs(loudness() + 14)).toBeLessThan(1)
  const tone = 'bandpass=f=330:width_type=h:w=40'
  expect(levelBetween(1.3, 1.9, tone)).toBeLessThan(levelBetween(0, 0.9, tone) - 5)
  expect(levelBetween(2.5, 3, tone)).toBeGreaterThan(levelBetween(0, 0.9, tone) - 2)
})

it('muffles music until it opens', async () => {
  await render({ scene: tinyScene({ seconds: 2, audio: [musicTrack({ muffledUntil: 1 })] }) })
  const high = 'highpass=f=3000'
  expect(levelBetween(0.1, 0.9, high)).toBeLessThan(levelBetween(1.1, 1.9, high) - 12)
  expect(levelBetween(0.1, 0.9)).toBeGreaterThan(levelBetween(1.1, 1.9) - 9)
})

it('adds a silent audio track: some networks refuse videos without one', async () => {
  const clip = { role: 'clip', asset: 'silentClip', duration: 1 } as const
  await render({ scene: tinyScene({ audio: [musicTrack(clip)] }) })
  expect(probe('-show_streams').streams).toHaveLength(2)
  expect(levelBetween(0, 1)).toBeLessThan(-80)
})

it.each([
  ['silentClip', true],
  ['mutedClip', true],
  ['loudClip', false],
])('plays what stands in for a silent clip, and only then: %s', async (asset, isStandIn) => {
  const clip = musicTrack({ id: 'clip', role: 'clip', asset, gain: 0 })
  const effect = musicTrack({ id: 'effect', role: 'effect', asset: 'voice', duration: 0.1 })
  const audio = [clip, musicTrack({ isFallback: true }), effect]
  await render({ scene: tinyScene({ seconds: 2, audio }) })
  expect(Math.abs(loudness() + 14)).toBeLessThan(1.2)
  const music = levelBetween(1, 2, 'bandpass=f=330:width_type=h:w=20')
  expect(music > levelBetween(1, 2) - 12).toBe(isStandIn)
})

it('renders moments as stills', async () => {
  const sizes = await renderStills({
    ...requestOf(),
    moments: [0.9, 0.1],
    deliver: async (pictures) => pictures.map((picture) => statSync(picture).size > 1000),
  })
  expect(sizes).toEqual([true, true])
})

const createBrokenFile = (name: string, content: string | Buffer) => {
  writeFileSync(workshop.file(name), content)
  return { ...files, photo: workshop.file(name) }
}
const keyedScene = () => {
  const key = { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 }
  return tinyScene({ layers: [{ ...clipLayer({ asset: 'photo' }), kind: 'keyed', key }] })
}
const clipScene = () => tinyScene({ layers: [clipLayer({ asset: 'photo' })] })

it.each([
  ['a file that is not there', 'missing', () => ({ files: { ...files, photo: '/nowhere.png' } })],
  [
    'text that calls itself a picture',
    'picture',
    () => ({ files: createBrokenFile('a.png', 'not a picture') }),
  ],
  [
    'an SVG',
    'picture',
    () => ({ files: createBrokenFile('b.png', '<svg xmlns="http://www.w3.org/2000/svg"/>') }),
  ],
  [
    'a cut-off picture',
    'picture',
    () => ({ files: createBrokenFile('c.png', readFileSync(files.photo ?? '').subarray(0, 2000)) }),
  ],
  [
    'a playlist that calls itself a clip',
    'clip',
    () => ({
      scene: clipScene(),
      files: createBrokenFile('d.mp4', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    }),
  ],
  [
    'a clip with no frames in it',
    'clip',
    () => ({
      scene: clipScene(),
      files: createBrokenFile('e.mp4', '\0\0\0\x18ftypisom\0\0\0\0isommp42'),
    }),
  ],
  ['a picture where somebody before a screen should be', 'clip', () => ({ scene: keyedScene() })],
  [
    'a keyed clip with no frames in it',
    'clip',
    () => ({
      scene: keyedScene(),
      files: createBrokenFile('f.mp4', '\0\0\0\x18ftypisom\0\0\0\0isommp42'),
    }),
  ],
  [
    'sound where somebody before a screen should be',
    'clip',
    () => ({ scene: keyedScene(), files: { ...files, photo: files.song ?? '' } }),
  ],
  [
    'a piece that begins after its clip has ended',
    'clip',
    () => ({
      scene: tinyScene({ layers: [clipLayer({ asset: 'silentClip', from: 900, isLooped: true })] }),
    }),
  ],
  [
    'a picture where music should be',
    'sound',
    () => ({ scene: tinyScene({ audio: [musicTrack({ asset: 'photo' })] }) }),
  ],
  [
    'a silent clip where music should be',
    'sound',
    () => ({ scene: tinyScene({ audio: [musicTrack({ asset: 'silentClip' })] }) }),
  ],
  [
    'a scene that breaks its own rules',
    'scene',
    () => ({ scene: { ...tinyScene(), background: 'url(x)' } }),
  ],
  [
    'two layers of one name',
    'scene',
    () => ({ scene: tinyScene({ layers: [pictureLayer(), pictureLayer()] }) }),
  ],
] as const)('refuses %s with a reason', async (_, code, part) => {
  await expect(render(part())).rejects.toMatchObject({
    code,
    reason: expect.stringMatching(/^[А-ЯЁ]/),
  })
})

it('names the resource that caused the failure', async () => {
  await expect(render({ files: {} })).rejects.toMatchObject({ asset: 'photo' })
})

it('names which of two sounds caused the failure', async () => {
  writeFileSync(workshop.file('torn.wav'), readFileSync(files.song ?? '').subarray(0, 20))
  const audio = [musicTrack(), musicTrack({ id: 'voice', role: 'voice', asset: 'torn' })]
  const rendering = render({
    scene: tinyScene({ audio }),
    files: { ...files, torn: workshop.file('torn.wav') },
  })
  await expect(rendering).rejects.toMatchObject({ code: 'sound', asset: 'torn' })
})

it('fails with a reason when ffmpeg is not installed', async () => {
  await expect(render({ path: '/nowhere' })).rejects.toMatchObject({ code: 'tools' })
})

const longScene = () =>
  tinyScene({ seconds: 60, layers: [pictureLayer({ duration: 60 }), textLayer()] })

it('stops when it is cancelled', async () => {
  const cancel = new AbortController()
  const reason = new Error('cancelled')
  const onProgress = vi.fn((share: number) => {
    if (share > 0.06) cancel.abort(reason)
  })
  const rendering = render({ scene: longScene(), signal: cancel.signal, onProgress })
  await expect(rendering).rejects.toBe(reason)
})

it('stops at the time limit', async () => {
  const rendering = render({ scene: longScene(), limits: { seconds: 0.5 } })
  await expect(rendering).rejects.toMatchObject({ code: 'time' })
})

it('stops at the memory limit', async () => {
  const rendering = render({ scene: longScene(), limits: { memoryMebibytes: 40 } })
  await expect(rendering).rejects.toMatchObject({ code: 'memory' })
})

const workersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}/exe`) && !/State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

const spawnRender = (scene: Scene) => {
  const script = join(import.meta.dirname, '../test/render-process.ts')
  const request = JSON.stringify(requestOf({ scene }))
  return spawn(process.execPath, [script, request], { stdio: ['ignore', 'pipe', 'pipe'] })
}

const startAlone = async () => {
  const alone = spawnRender(longScene())
  const { pid } = alone
  if (pid === undefined) throw new Error('it did not start')
  // One dot per progress event: frames are being encoded.
  let dots = 0
  for await (const chunk of alone.stdout) {
    dots += String(chunk).length
    if (dots > 12) break
  }
  const workers = workersOf(pid)
  const programs = workers.flatMap(workersOf)
  expect(programs.length).toBeGreaterThan(0)
  return { alone, workers, programs }
}

it('ends with all its processes when everything is rendered', async () => {
  const alone = spawnRender(tinyScene())
  const workers = new Set<number>()
  for await (const _ of alone.stdout)
    for (const worker of workersOf(alone.pid ?? 0)) workers.add(worker)
  expect(alone.exitCode ?? (await once(alone, 'exit'))[0]).toBe(0)
  expect(workers.size).toBe(1)
  await expect.poll(() => [...workers].filter(isAlive)).toEqual([])
})

it('leaves nothing behind when the worker is killed', async () => {
  const { alone, workers, programs } = await startAlone()
  for (const worker of workers) process.kill(worker, 'SIGKILL')
  const [code] = await once(alone, 'exit')
  expect(code).not.toBe(0)
  await expect.poll(() => programs.filter(isAlive)).toEqual([])
})

it('leaves nothing behind when the parent process is killed', async () => {
  const { alone, workers, programs } = await startAlone()
  alone.kill('SIGKILL')
  await expect
    .poll(() => [...workers, ...programs].filter(isAlive), { timeout: 60_000 })
    .toEqual([])
  await expect.poll(listLeftovers, { timeout: 60_000 }).toEqual([])
})

it('removes folders left after a power cut, and none of running renders', async () => {
  const { alone, workers } = await startAlone()
  for (const pid of [...workers, alone.pid ?? 0]) process.kill(pid, 'SIGSTOP')
  expect(await removeStaleTempFolders(tempDir)).toBe(0)
  // Killed together, so that neither can clean up.
  for (const pid of [alone.pid ?? 0, ...workers]) process.kill(pid, 'SIGKILL')
  await once(alone, 'exit')
  expect(listLeftovers()).toHaveLength(1)
  await expect.poll(() => removeStaleTempFolders(tempDir)).toBe(1)
})
