import { randomUUID } from 'node:crypto'
import { sign } from '@tma.js/init-data-node'

/** Telegram's default light theme. */
export const LIGHT_THEME: Readonly<Record<string, string>> = {
  accent_text_color: '#3390ec',
  bg_color: '#ffffff',
  button_color: '#3390ec',
  button_text_color: '#ffffff',
  destructive_text_color: '#df3f40',
  header_bg_color: '#faf9f6',
  hint_color: '#707579',
  link_color: '#3390ec',
  secondary_bg_color: '#f5f5f5',
  section_bg_color: '#ffffff',
  text_color: '#000000',
}

export type LaunchUser = {
  id: number
  firstName: string
  lastName?: string
  username?: string
  languageCode?: string
  photoUrl?: string
}

export type LaunchOptions = {
  botToken: string
  user: LaunchUser
  platform: string
  startParam?: string | undefined
  version?: string
  theme?: Readonly<Record<string, string>>
  authDate?: Date
}

/** The hash of a mini-app URL, as a Telegram client with this bot opens it. */
export const signLaunch = ({
  botToken,
  user,
  platform,
  startParam,
  version = '9.1',
  theme = LIGHT_THEME,
  authDate = new Date(),
}: LaunchOptions): string => {
  const initData = sign(
    {
      user: {
        id: user.id,
        first_name: user.firstName,
        language_code: user.languageCode ?? 'ru',
        ...(user.lastName && { last_name: user.lastName }),
        ...(user.username && { username: user.username }),
        ...(user.photoUrl && { photo_url: user.photoUrl }),
      },
      // Unique per launch, so that two within a second do not look like a replay.
      query_id: `AAE${randomUUID()}`,
      signature: 'local',
      ...(startParam && { start_param: startParam }),
    },
    botToken,
    authDate,
  )
  return new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
    ...(startParam && { tgWebAppStartParam: startParam }),
  }).toString()
}
