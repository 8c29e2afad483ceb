import { type Browser, chromium } from '@playwright/test'
import { interleave, report } from '../bench/support/rounds.ts'
import { CHROMIUM } from './support/chromium.ts'
import { startServer } from './support/server.ts'

/** From the choice of a person at the sign-in to the dashboard, on a phone whose line is slow and whose cache is empty. */
const ROUNDS = 3
const MEGABIT_BYTES = 125_000
const SLOW = { downloadThroughput: MEGABIT_BYTES, uploadThroughput: MEGABIT_BYTES, latency: 300 }

const measureSignIn = async ({
  browser,
  baseURL,
  isSlow,
}: {
  browser: Browser
  baseURL: string
  isSlow: boolean
}): Promise<number> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  if (isSlow) {
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
  }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти через Google' }).click()
  const person = page.getByRole('button', { name: 'Анна Смирнова' })
  await person.waitFor()
  const begun = performance.now()
  await person.click()
  await page.getByLabel('О чём рилс').waitFor()
  const took = performance.now() - begun
  await context.close()
  return took
}

const server = await startServer({ name: 'slow-start-bench' })
const browser = await chromium.launch(CHROMIUM)
try {
  const contestant = (name: string, isSlow: boolean) => ({
    name,
    measure: () => measureSignIn({ browser, baseURL: server.url, isSlow }),
  })
  const results = await interleave({
    rounds: ROUNDS,
    contestants: [contestant('1 Mbit/s, 300 ms away', true), contestant('on the machine', false)],
  })
  report({ name: 'sign-in to dashboard', unit: 'ms', results, meaning: 'the aim is 5000 ms' })
} finally {
  await browser.close()
  await server.stop()
}
