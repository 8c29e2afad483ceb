import { signLaunch } from '@kadr/sandbox/sign-launch'
import { BOT_TOKEN } from './server.ts'
import { newTelegramUser } from './telegram-user.ts'

type Call = {
  url: string
  path: string
  method?: string
  token?: string
  /** Without it the personal one. */
  workspaceId?: string
  body?: unknown
}
type Answer<T> = { status: number; data: T }

/** An API call without a browser. The caller declares the expected type. */
export const callApi = async <T>({
  url,
  path,
  method,
  token,
  workspaceId,
  body,
}: Call): Promise<Answer<T>> => {
  const answer = await fetch(`${url}/api${path}`, {
    method: method ?? 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(workspaceId && { 'x-workspace-id': workspaceId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { data } = (await answer.json()) as { data: T }
  return { status: answer.status, data }
}

/** Signs in a new Telegram user and returns the tokens. */
export const signInByApi = (url: string, user = newTelegramUser()) =>
  signInByLaunch(url, signLaunch({ botToken: BOT_TOKEN, user, platform: 'android' }))

/** Signs in as the person of the emulator for whom the server signs a launch. */
export const signInByEmulator = async (
  url: string,
  person: { telegramId: number; firstName: string },
) => {
  const { data } = await callApi<{ hash: string }>({
    url,
    method: 'POST',
    path: '/dev/telegram/launch',
    body: { ...person, platform: 'android' },
  })
  return signInByLaunch(url, data.hash)
}

const signInByLaunch = async (url: string, launch: string) => {
  const initData = new URLSearchParams(launch).get('tgWebAppData') ?? ''
  const answer = await fetch(`${url}/api/auth/validate`, {
    method: 'POST',
    headers: { 'x-telegram-init-data': initData, 'x-device-id': crypto.randomUUID() },
  })
  const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } }
  return data
}
