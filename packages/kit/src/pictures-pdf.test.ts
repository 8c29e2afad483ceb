import { expect, it } from 'vitest'
import { buildPicturesPdf } from './pictures-pdf.ts'

/** Headers of a JPEG up to its frame, with a segment before it. */
const jpegOf = ({ width, height, components = 3 }: Record<string, number>) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
    ...[0xff, 0xc2, 0, 17, 8, (height ?? 0) >> 8, (height ?? 0) & 255],
    ...[(width ?? 0) >> 8, (width ?? 0) & 255, components, 0xff, 0xd9],
  ])
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

it('each page has the size of its picture', () => {
  const pictures = [jpegOf({ width: 1080, height: 1350 }), jpegOf({ width: 1080, height: 1080 })]
  const text = latin(buildPicturesPdf({ title: 'Кадр', pictures }))
  expect(text).toMatch(/^%PDF-1\.4\n/)
  expect(text).toContain('/Count 2')
  expect(text.match(/\/MediaBox\[[^\]]+\]/g)).toEqual([
    '/MediaBox[0 0 1080 1350]',
    '/MediaBox[0 0 1080 1080]',
  ])
  expect(text).toContain('<FEFF041a043004340440>')
  for (const picture of pictures) expect(text).toContain(latin(picture))
})

it('names the place of every object', () => {
  const bytes = buildPicturesPdf({ title: '', pictures: [jpegOf({ width: 3, height: 2 })] })
  const text = latin(bytes)
  const [, tableAt = ''] = /startxref\n(\d+)\n/.exec(text) ?? []
  expect(text.slice(Number(tableAt), Number(tableAt) + 4)).toBe('xref')
  const rows = [...text.slice(Number(tableAt)).matchAll(/^(\d{10}) 00000 n /gm)]
  expect(rows).toHaveLength(6)
  for (const [index, [, offset]] of rows.entries()) {
    expect(text.slice(Number(offset)).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  }
})

it('takes grey pictures, and nothing but pictures', () => {
  const grey = buildPicturesPdf({
    title: '',
    pictures: [jpegOf({ width: 3, height: 2, components: 1 })],
  })
  expect(latin(grey)).toContain('/DeviceGray')
  expect(() => buildPicturesPdf({ title: '', pictures: [new Uint8Array(20)] })).toThrow()
})
