import { BLUESKY_ACCOUNTS } from './bluesky/accounts.ts'

const [owner] = BLUESKY_ACCOUNTS

/** Input of the demo user where a network has no consent page, by sign-in method. */
export const DEMO_CREDENTIALS = {
  password: { username: owner?.handle ?? '', password: owner?.appPassword ?? '' },
  bot: { channel: '@vetrova_life' },
} as const
