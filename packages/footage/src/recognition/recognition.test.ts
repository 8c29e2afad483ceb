import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { doSpansMeet } from '@kadr/kit/spans'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { listParts } from './list-parts.ts'
import { settleWords } from './settle-words.ts'
import { checkModel, folderOf } from './sherpa/check-model.ts'
import { installModel } from './sherpa/install-model.ts'
import { GIGAAM } from './sherpa/models.ts'
import { joinTokens } from './token-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'kadr-model-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const spanOf = (from: number, to: number) => ({ from, to })

it('sends no silence to an engine, and parts a long speech in its silences', () => {
  const speech = [spanOf(1000, 5000), spanOf(5200, 9000), spanOf(60_000, 100_000)]
  const quiet = [spanOf(78_000, 78_400)]
  const parts = listParts({ speech, quiet }, { longest: 24_000, source: 120_000 })
  expect(parts).toEqual([spanOf(850, 9150), spanOf(59_850, 78_200), spanOf(78_200, 100_150)])
})

it('lists parts in order, none too long, all speech in them', () => {
  const spans = fc
    .array(fc.tuple(fc.integer({ min: 200, max: 50_000 }), fc.integer({ min: 300, max: 3000 })), {
      maxLength: 30,
    })
    .map((all) => {
      let at = 0
      return all.map(([length, gap]) => {
        const span = spanOf(at + gap, at + gap + length)
        at = span.to
        return span
      })
    })
  fc.assert(
    fc.property(spans, (speech) => {
      const source = (speech.at(-1)?.to ?? 0) + 1000
      const parts = listParts({ speech, quiet: [] }, { longest: 24_000, source })
      expect(parts.every(({ from, to }) => to - from <= 24_000 && to > from)).toBe(true)
      expect(parts.every(({ from }, index) => from >= (parts[index - 1]?.to ?? 0))).toBe(true)
      for (const { from, to } of speech)
        for (const at of [from, to - 1])
          expect(parts.some((part) => doSpansMeet(part, spanOf(at, at + 1)))).toBe(true)
    }),
    { seed: 5 },
  )
})

it('joins tokens to words with their signs', () => {
  const tokens = ['\u2581При', 'вет', ',', '\u2581мир', '.']
  const words = joinTokens({ tokens, timestamps: [0.1, 0.3, 0.5, 0.8, 1.0], length: 2000 })
  expect(words.map(({ text }) => text)).toEqual(['Привет,', 'мир.'])
  expect(words[0]?.from).toBe(100)
  expect(words[1]?.to).toBeGreaterThan(words[1]?.from ?? 0)
})

it('moves borders of words to where the sound has them', () => {
  const sound = { speech: [spanOf(0, 5000)], quiet: [spanOf(0, 480), spanOf(1000, 1400)] }
  const words = [
    { text: 'раз', from: 400, to: 1100 },
    { text: 'два', from: 1300, to: 1900 },
  ]
  expect(settleWords(words, { sound, source: 5000 })).toEqual([
    { text: 'раз', from: 480, to: 1000 },
    { text: 'два', from: 1400, to: 1900 },
  ])
})

it('drops what an engine makes of silence', () => {
  const sound = { speech: [spanOf(0, 2000)], quiet: [] }
  const words = [
    { text: 'да', from: 100, to: 600 },
    { text: 'Субтитры', from: 8000, to: 9000 },
  ]
  expect(settleWords(words, { sound, source: 20_000 }).map(({ text }) => text)).toEqual(['да'])
})

it('makes usable words of whatever a server replies', () => {
  const number = fc.oneof(
    fc.integer({ min: -5000, max: 90_000 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
  )
  const word = fc.record({
    text: fc.oneof(
      fc.string({ maxLength: 400 }),
      fc.constantFrom('слово', '\u0000', '…', 'а'.repeat(300)),
    ),
    from: number,
    to: number,
    sure: fc.option(number, { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const settled = settleWords(words, { sound: null, source: 60_000 })
      for (const [index, { text, from, to }] of settled.entries()) {
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(80)
        expect(from).toBeGreaterThanOrEqual(settled[index - 1]?.to ?? 0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(60_000)
      }
    }),
    { seed: 5 },
  )
})

const bytesOf = (name: string) => Buffer.from(`weights of ${name}`.repeat(50))
const tiny = {
  ...GIGAAM,
  key: 'tiny',
  sources: ['https://models.example/own'],
  files: GIGAAM.files.map(({ name, aliases }) => ({
    name,
    aliases,
    sha256: createHash('sha256').update(bytesOf(name)).digest('hex'),
  })),
}

const install = (part: Partial<Parameters<typeof installModel>[0]> = {}) =>
  installModel({
    model: tiny,
    modelDir: folder,
    from: null,
    mirrors: [],
    fetch: () => Promise.resolve(new Response(null, { status: 404 })),
    say: () => undefined,
    ...part,
  })

it('says that a model is missing, takes it from files given by hand under any name, and notices damage', async () => {
  expect(await checkModel(folder, tiny)).toBe('missing')
  const given = join(folder, 'given')
  mkdirSync(given)
  for (const [index, { name }] of tiny.files.entries())
    writeFileSync(join(given, `file-${index}`), bytesOf(name))
  await install({ from: given })
  expect(await checkModel(folder, tiny)).toBe('ready')
  writeFileSync(join(folderOf(folder, tiny), tiny.files[0]?.name ?? ''), 'other')
  expect(await checkModel(folder, tiny)).toBe('damaged')
})

it('asks mirrors first, goes on with what an earlier download has, and refuses another file', async () => {
  const modelDir = join(folder, 'fetched')
  const asked: string[] = []
  const fetchFrom = (isRight: boolean) => (url: string | URL | Request, init?: RequestInit) => {
    const address = String(url)
    asked.push(address)
    if (!address.startsWith('https://mirror.example/'))
      return Promise.resolve(new Response(null, { status: 404 }))
    const bytes = isRight ? bytesOf(address.split('/').at(-1) ?? '') : Buffer.from('page')
    const from = Number(
      /bytes=(\d+)-/u.exec(new Headers(init?.headers).get('range') ?? '')?.[1] ?? 0,
    )
    const status = from > 0 ? 206 : 200
    return Promise.resolve(new Response(new Uint8Array(bytes.subarray(from)), { status }))
  }
  const options = { modelDir, mirrors: ['https://mirror.example/'] }
  await expect(install({ ...options, fetch: fetchFrom(false) })).rejects.toThrow(
    'encoder.int8.onnx',
  )
  const [first] = tiny.files
  const partial = join(folderOf(modelDir, tiny), `${first?.name}.part`)
  writeFileSync(partial, bytesOf(first?.name ?? '').subarray(0, 100))
  await install({ ...options, fetch: fetchFrom(true) })
  expect(await checkModel(modelDir, tiny)).toBe('ready')
  expect(asked[0]).toBe('https://mirror.example/encoder.int8.onnx')
  expect(readFileSync(join(folderOf(modelDir, tiny), first?.name ?? ''))).toEqual(
    bytesOf(first?.name ?? ''),
  )
})
