import { readFileSync } from 'node:fs'
import { OBJECT_NOTICES } from '@kadr/objects/notices'
import { FAMILIES } from '@kadr/starter/fonts'
import { expect, it } from 'vitest'
import { readLicences } from './live-licences.ts'

it('names the authors and the licence of every voice, and the engine', () => {
  const voices = readLicences('voices') ?? ''
  expect(voices).toContain('Программа RHVoice. Авторы: Ольга Яковлева.')
  expect(voices).toMatch(
    /Голос «Александр»\. Авторы: .*Карлов\. Лицензия \[CC-BY-SA-4\.0\]\(https:/,
  )
  expect(voices.split('\n')).toHaveLength(6)
})

it('names the authors of every font as its own licence does', () => {
  const fonts = readLicences('fonts') ?? ''
  for (const { name } of FAMILIES) {
    expect(fonts).toMatch(
      new RegExp(`Шрифт ${name}\\. Авторы: © \\d{4} The .+OFL-1\\.1\\]\\(https:`),
    )
  }
  expect(fonts).toContain('© 2021 The Onest Project Authors')
  expect(fonts).toContain('Шрифт Noto Color Emoji. Авторы: © 2021 Google Inc')
})

it('names whose models look at a video and hear it', () => {
  const footage = readLicences('footage') ?? ''
  for (const author of ['Google', 'Silero Team', 'Next-gen Kaldi'])
    expect(footage).toContain(author)
})

it('names whoever the notice of the objects names', () => {
  const notice = readFileSync(new URL('../../objects/NOTICE.md', import.meta.url), 'utf8')
  for (const { holder, licence } of OBJECT_NOTICES) {
    expect(notice).toContain(holder)
    expect(notice).toContain(licence)
  }
  expect(readLicences('objects')?.split('\n')).toHaveLength(OBJECT_NOTICES.length)
  expect(readLicences('music')).toBeUndefined()
})
