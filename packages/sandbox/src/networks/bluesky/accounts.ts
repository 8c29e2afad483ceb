import { GUESTS } from '../_shared/guests.ts'

export type BlueskyAccount = {
  did: string
  handle: string
  name: string
  email: string
  appPassword: string
  /** Name of the account's PDS: part of its URL here. */
  server: 'pds' | 'own-pds'
  /** Signing in with the main password requires a code from an email. */
  mainPassword: string
  isGuest?: boolean
}

export const BLUESKY_ACCOUNTS: readonly BlueskyAccount[] = [
  {
    did: 'did:plc:vetrovaannalife2345abcde',
    handle: 'vetrova.bsky.social',
    name: 'Анна Ветрова',
    email: 'anna@example.com',
    appPassword: 'abcd-efgh-ijkl-mnop',
    mainPassword: 'main-password',
    server: 'pds',
  },
  {
    did: 'did:plc:poldencoffee23456abcdefg',
    handle: 'polden.example',
    name: 'Кофейня «Полдень»',
    email: 'hello@polden.example',
    appPassword: 'qrst-uvwx-yz23-4567',
    mainPassword: 'other-main-password',
    server: 'own-pds',
  },
  ...GUESTS.map(({ name, word, number }): BlueskyAccount => {
    // Base32 of a DID has no 0, 1, 8 and 9.
    const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return {
      did: `did:plc:${`gost${letters}`.padEnd(24, '2')}`,
      handle: `${word}-gost.bsky.social`,
      name,
      email: `${word}@example.com`,
      appPassword: `gost-${letters.padStart(4, 'x')}-ijkl-mnop`,
      mainPassword: `main-password-${word}`,
      server: 'pds',
      isGuest: true,
    }
  }),
]

export const findByDid = (did: string): BlueskyAccount | undefined =>
  BLUESKY_ACCOUNTS.find((account) => account.did === did)

export const findByHandle = (handle: string): BlueskyAccount | undefined =>
  BLUESKY_ACCOUNTS.find((account) => account.handle === handle)
