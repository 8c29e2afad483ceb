import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { MediaFile } from './media-files.ts'

/** A hum with pauses over a moving picture: three seconds of voice, two of silence. */
export const makeTalk = (name: string, seconds: number): MediaFile => {
  const path = join(mkdtempSync(join(tmpdir(), 'kadr-talk-')), name)
  const gate = `volume='if(lt(mod(t,5),3),0.5,0.0005)':eval=frame`
  const hum = `sine=frequency=${160 + (Date.now() % 90)}:duration=${seconds},${gate}`
  const { status, stderr } = spawnSync('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc2=s=320x180:r=15:d=${seconds}`],
    ...['-f', 'lavfi', '-i', hum, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest', path],
  ])
  if (status !== 0) throw new Error(String(stderr))
  return { name, mimeType: 'video/mp4', buffer: readFileSync(path) }
}

/** Drops a file on the page as from a folder of the desktop. */
export const dropFile = async (page: Page, { name, mimeType, buffer }: MediaFile) => {
  const transfer = await page.evaluateHandle(
    ({ base64, fileName, type }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], fileName, { type }))
      return data
    },
    { base64: buffer.toString('base64'), fileName: name, type: mimeType },
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
}

export const wordsOf = (page: Page) => page.getByRole('application', { name: 'Слова ролика' })

/** The length after cuts, as it stands under the title. */
export const lengthNow = (page: Page) => page.getByText(/^Было .+, стало .+/)

export const pasteWords = async (page: Page, text: string) => {
  // A video is listened to at a low priority: on a busy machine minutes pass.
  await expect(page.getByText('Расшифровать нечем')).toBeVisible({ timeout: 180_000 })
  await page.getByLabel('Что сказано в\u00a0видео').fill(text)
  await page.getByRole('button', { name: 'Найти слова в\u00a0звуке' }).press('Enter')
  await expect(wordsOf(page)).toBeVisible({ timeout: 60_000 })
}
