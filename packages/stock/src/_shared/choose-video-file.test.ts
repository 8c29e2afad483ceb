import { expect, it } from 'vitest'
import { chooseVideoFile, putUprightFirst } from './choose-video-file.ts'

const file = (width: number, height: number, url = `${width}x${height}`) => ({ url, width, height })

it('takes the smallest file that fills an upright canvas', () => {
  const upright = [file(540, 960), file(2160, 3840), file(1080, 1920), file(1440, 2560)]
  expect(chooseVideoFile(upright)?.url).toBe('1080x1920')
})

it('takes a wide file only as large as its height needs, the largest where none is', () => {
  const wide = [file(1920, 1080), file(3840, 2160), file(2560, 1440)]
  expect(chooseVideoFile(wide)?.url).toBe('3840x2160')
  expect(chooseVideoFile([file(1280, 720), file(1920, 1080)])?.url).toBe('1920x1080')
})

it('passes over a size the library does not have or nobody can use', () => {
  expect(chooseVideoFile([file(4096, 2160), file(1920, 1080)])?.url).toBe('1920x1080')
  expect(chooseVideoFile([file(0, 0, ''), file(1280, 720)])?.url).toBe('1280x720')
  expect(chooseVideoFile([file(0, 0, '')])).toBeUndefined()
})

it('keeps the order of the library among upright and among wide ones', () => {
  const found = [file(1920, 1080), file(1080, 1920), file(1280, 720), file(720, 1280)]
  expect(putUprightFirst(found).map(({ url }) => url)).toEqual([
    '1080x1920',
    '720x1280',
    '1920x1080',
    '1280x720',
  ])
})
