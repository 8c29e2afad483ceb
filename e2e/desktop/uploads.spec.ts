import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  chooseFiles,
  holdHalfway,
  tileOf,
  tray,
  uploadFiles,
  waitForLibrary,
} from '../support/library.ts'
import { makeDisguisedPlaylist, makeHeavyPhoto, makePhoto } from '../support/media-files.ts'
import { moveOn } from '../support/open-live.ts'
import { signIn } from '../support/people.ts'

test.beforeEach(async ({ page }) => {
  await signIn({ page, path: '/resources' })
  await waitForLibrary(page)
})

test('several files at once, with progress, on every screen', async ({ page }) => {
  const files = ['а.png', 'б.png', 'в.png', 'г.png'].map(makePhoto)
  const upload = await holdHalfway(page, [makeHeavyPhoto('тяжёлое.png'), ...files])
  await expect(tray(page).getByRole('progressbar', { name: 'Ход всех загрузок' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Главная' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Привет')
  await expect(tray(page)).toContainText('тяжёлое.png')
  upload.release()
  await expect(tray(page).getByText('Загружено: 5 файлов')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('link', { name: 'Ресурсы' }).click()
  await expect(tileOf(page, 'тяжёлое.png')).toBeVisible()
})

test('files chosen before the browser was idle are left to the program', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    const rest = () => {
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 50 })
    }
    const requestIdleCallback = (run: IdleRequestCallback) => waiting.push(run)
    Object.assign(window, { rest, requestIdleCallback })
  })
  await page.reload()
  await moveOn(page)
  await waitForLibrary(page)
  await uploadFiles(page, [makePhoto('рано.png')])
  await page.evaluate('rest()')
  await expect(tileOf(page, 'рано.png')).toBeVisible()
})

test('a cancelled upload leaves nothing', async ({ page }) => {
  const deleted = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/api/uploads/'),
  )
  const upload = await holdHalfway(page, [makeHeavyPhoto('лишнее.png')])
  await tray(page).getByRole('button', { name: 'Отменить загрузку «лишнее.png»' }).click()
  await deleted
  upload.release()
  await expect(tray(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText('Здесь пока нет файлов')).toBeVisible()
  await expect(tray(page)).toBeHidden()
})

test('goes on from where the network was lost', async ({ page, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to load/)
  const offsets: number[] = []
  let created = 0
  page.on('request', (request) => {
    if (!request.url().includes('/api/uploads')) return
    if (request.method() === 'POST') created += 1
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  const upload = await holdHalfway(page, [makeHeavyPhoto('дорога.png')])
  await page.context().setOffline(true)
  upload.release()
  await expect(tray(page).getByText('Нет связи. Продолжим сами')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(tileOf(page, 'дорога.png')).toBeVisible({ timeout: 40_000 })
  expect(created).toBe(1)
  expect(offsets.at(-1)).toBeGreaterThan(0)
})

test('after a reload it asks for the file and goes on', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const file = makeHeavyPhoto('прервано.png')
  const upload = await holdHalfway(page, [file])
  await page.reload()
  upload.release()
  await expect(
    tray(page).getByText(/Загрузка прервалась на \d+.%: браузер забыл файл/),
  ).toBeVisible()
  await expectAccessible(page)

  const give = async (chosen: typeof file) => {
    const chooser = page.waitForEvent('filechooser')
    await tray(page).getByRole('button', { name: 'Выбрать файл' }).click()
    await (await chooser).setFiles([chosen])
  }
  await give(makePhoto('другое.png'))
  await expect(tray(page).getByText(/Это другой файл. Нужен «прервано.png»/)).toBeVisible()
  const resumed = page.waitForRequest(
    (request) =>
      request.method() === 'PATCH' && Number(request.headers()['upload-offset'] ?? 0) > 0,
  )
  await give(file)
  await resumed
  await expect(tileOf(page, 'прервано.png')).toBeVisible({ timeout: 40_000 })
})

test('a file that is not what it says is refused with a reason', async ({ page }) => {
  const text = { name: 'заметки.txt', mimeType: 'text/plain', buffer: Buffer.from('Привет') }
  const empty = { name: 'пусто.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }
  const disguised = makeDisguisedPlaylist('видео.mp4')
  await chooseFiles(page, [text, empty, disguised, makePhoto('хорошее.png')])
  await expect(tray(page).getByText('Не загружено: 3 файла')).toBeVisible({ timeout: 30_000 })
  await expect(tray(page).getByText('Нужны фото, видео или звук')).toBeVisible()
  await expect(tray(page).getByText('Файл пустой')).toBeVisible()
  const row = tray(page).getByRole('listitem').filter({ hasText: 'видео.mp4' })
  await expect(row).toContainText(/[а-яё]{4}/)
  await expect(tileOf(page, 'хорошее.png')).toBeVisible()
  await expect(tileOf(page, 'видео.mp4')).toBeHidden()
  await expectAccessible(page)
})

test('the same file twice is told, and stays one', async ({ page, allowErrors }) => {
  // The server's response to content it already has.
  allowErrors(/409/)
  const file = makePhoto('копия.png')
  await uploadFiles(page, [file])
  await chooseFiles(page, [{ ...file, name: 'та же.png' }])
  await tray(page).getByRole('button', { name: 'Развернуть' }).click()
  await expect(tray(page).getByText('Такой файл уже есть: «копия.png»')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
})

test('takes files that are dropped and pasted', async ({ page }) => {
  const send = (kind: 'drop' | 'paste', file: ReturnType<typeof makePhoto>) =>
    page.evaluate(
      ([type, name, bytes]) => {
        const data = new DataTransfer()
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
        data.items.add(new File([content], name, { type: 'image/png' }))
        const options = { bubbles: true, cancelable: true }
        if (type === 'paste') {
          document.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
          return
        }
        for (const step of ['dragenter', 'dragover', 'drop']) {
          document.body.dispatchEvent(new DragEvent(step, { ...options, dataTransfer: data }))
        }
      },
      [kind, file.name, file.buffer.toString('base64')] as const,
    )
  await send('drop', makePhoto('брошено.png'))
  await expect(tileOf(page, 'брошено.png')).toBeVisible({ timeout: 30_000 })
  await send('paste', makePhoto('вставлено.png'))
  await expect(tileOf(page, 'вставлено.png')).toBeVisible({ timeout: 30_000 })
})
