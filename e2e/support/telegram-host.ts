import { type LaunchOptions, LIGHT_THEME, signLaunch } from '@kadr/sandbox/sign-launch'
import type { FrameLocator, Page } from '@playwright/test'
import { BOT_TOKEN } from './server.ts'
import {
  type Call,
  type ClientState,
  DEFAULT_STATE,
  installClient,
  installParentPage,
  installWebView,
} from './telegram-client.ts'
import { newTelegramUser } from './telegram-user.ts'

const HOST_URL = 'https://web.telegram.org/host'

type Launch = Partial<Omit<LaunchOptions, 'botToken'>> & {
  path?: string
  state?: Partial<ClientState>
}
export type TelegramHost = {
  /** The page itself, or the frame inside the client's page. */
  app: Page | FrameLocator
  calls(): Promise<Call[]>
  emit(type: string, data?: unknown): Promise<void>
  /** Current path of the application. */
  path(): string
}
export type OpenInTelegram = (open: {
  page: Page
  baseURL: string
  launch?: Launch
}) => Promise<TelegramHost>

const prepare = ({ baseURL, launch = {} }: { baseURL: string; launch?: Launch }) => {
  const { path = '/', state, ...options } = launch
  const theme = options.theme ?? LIGHT_THEME
  const hash = signLaunch({
    botToken: BOT_TOKEN,
    user: newTelegramUser(),
    platform: 'android',
    ...options,
    theme,
  })
  return {
    url: `${baseURL}${path}#${hash}`,
    client: { ...DEFAULT_STATE, theme, ...state } satisfies ClientState,
  }
}

const talk = (page: Page) => ({
  calls: () => page.evaluate(() => window.telegramCalls),
  emit: (type: string, data?: unknown) =>
    page.evaluate(([name, value]) => window.emitTelegram(String(name), value), [type, data]),
})

export const openInWebView: OpenInTelegram = async ({ page, ...open }) => {
  const { url, client } = prepare(open)
  await page.addInitScript(installClient, client)
  await page.addInitScript(installWebView)
  await page.goto(url)
  return { app: page, ...talk(page), path: () => new URL(page.url()).pathname }
}

export const openInFrame: OpenInTelegram = async ({ page, ...open }) => {
  const { url, client } = prepare(open)
  const body = `<!doctype html><html lang="ru"><title>Telegram</title>
<style>body{margin:0}iframe{border:0;width:100vw;height:100vh;display:block}</style>
<script>(${installClient})(${JSON.stringify(client)});(${installParentPage})()</script>
<iframe title="Кадр" src="${url.replaceAll('&', '&amp;')}"></iframe></html>`
  await page.route(HOST_URL, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(HOST_URL)
  const path = () => {
    const frame = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame())
    return new URL(frame?.url() ?? 'about:blank').pathname
  }
  return { app: page.frameLocator('iframe'), ...talk(page), path }
}
