import { createHmac, randomUUID } from 'node:crypto'

type MaxLaunchOptions = {
  botToken: string
  user: { id: number; firstName: string; username?: string }
  platform: string
  startParam?: string | undefined
  version?: string
  authDate?: Date
}

const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The data MAX signs with the bot's token: the time in milliseconds, an unset field of the person as null. */
export const signMaxData = ({
  botToken,
  user,
  startParam,
  authDate = new Date(),
}: Omit<MaxLaunchOptions, 'platform' | 'version'>): string => {
  const fields: Record<string, string> = {
    auth_date: String(authDate.getTime()),
    query_id: randomUUID(),
    user: JSON.stringify({
      id: user.id,
      first_name: user.firstName,
      last_name: '',
      username: user.username ?? null,
      language_code: 'ru',
      photo_url: null,
    }),
    ...(startParam && { start_param: startParam }),
  }
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`)
  const hash = sign(sign('WebAppData', botToken), lines.toSorted().join('\n')).toString('hex')
  return new URLSearchParams({ ...fields, hash }).toString()
}

/** The hash of a mini-app URL, as a client of MAX with this bot opens it. */
export const signMaxLaunch = ({ platform, version = '26.10.1', ...data }: MaxLaunchOptions) =>
  new URLSearchParams({
    WebAppData: signMaxData(data),
    WebAppPlatform: platform,
    WebAppVersion: version,
  }).toString()
