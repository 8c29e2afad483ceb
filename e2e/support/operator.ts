import { execFile } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { newPerson, signIn } from './people.ts'
import type { RunningServer } from './server.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const runFile = promisify(execFile)

/** The owner of the machine lets somebody in, beside the running server. */
const letIn = async ({ url, dataDir }: RunningServer, email: string) => {
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    SANDBOX: 'on',
  }
  const command = join(ROOT, 'apps/server/src/command.ts')
  await runFile(process.execPath, [command, 'operator', 'add', email], { env })
}

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The authenticator of a phone, https://www.rfc-editor.org/rfc/rfc6238. */
const createAuthenticator = (key: string) => {
  const bits = [...key.replaceAll(' ', '')]
    .map((one) => BASE32.indexOf(one).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  let given = 0
  return () => {
    // A code opens once: the next one is of the next half minute, which the server takes ahead of its time.
    given = Math.max(given + 1, Math.floor(Date.now() / STEP_MS))
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(given))
    const mac = createHmac('sha1', secret).update(counter).digest()
    const value = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff
    return String(value % 1_000_000).padStart(6, '0')
  }
}

type Signed = { page: Page; server: RunningServer }

/** A person whom the machine let in, with an authenticator connected on the page. */
export const becomeOperator = async ({ page, server }: Signed) => {
  const person = await signIn({ page, person: newPerson('Ольга Хозяйка'), path: '/account' })
  await letIn(server, person.email)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Получить ключ' }).click()
  const nextCode = createAuthenticator(
    await page.getByRole('textbox', { name: 'Ключ' }).inputValue(),
  )
  await page.getByRole('textbox', { name: 'Код из приложения' }).fill(nextCode())
  await page.getByRole('button', { name: 'Подключить' }).click()
  await expect(page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem')).toHaveCount(
    10,
  )
  const recoveryCodes = await page
    .getByRole('list', { name: 'Запасные коды' })
    .getByRole('listitem')
    .allInnerTexts()
  return { person, nextCode, recoveryCodes }
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
