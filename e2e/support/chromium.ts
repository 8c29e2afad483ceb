import { join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters have the same edges on every machine; Playwright itself asks for sRGB.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // A fake microphone that beeps.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Lets the emulated https://web.telegram.org frame the application on 127.0.0.1.
  '--disable-features=LocalNetworkAccessChecks',
]

/** How every test and tool launches the browser: fonts, language and time zone do not depend on the machine. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: FLAGS,
  env: {
    ...process.env,
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
    LC_ALL: 'C.UTF-8',
    LANGUAGE: '',
    TZ: 'Europe/Moscow',
  },
} satisfies LaunchOptions

/** For tests of what moves: the others ask for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
