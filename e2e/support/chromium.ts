export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A fake microphone that beeps.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Lets the emulated https://web.telegram.org frame the application on 127.0.0.1.
  '--disable-features=LocalNetworkAccessChecks',
]

/** For tests of what moves: the others ask for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
