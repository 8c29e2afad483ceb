import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Forged, Launch } from './launch.ts'

const optional = z.catch(z.optional(z.nullable(z.string())), undefined)

const signedUser = z.object({
  id: z.int().check(z.positive()),
  first_name: z.catch(z.string(), ''),
  last_name: optional,
  username: optional,
  photo_url: optional,
})

const readUser = (json: string | null) => {
  try {
    return signedUser.safeParse(JSON.parse(json ?? 'null')).data
  } catch {
    return undefined
  }
}

const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** By the holder of the bot's token: the pairs in the order of their names, a line each. */
const isSigned = (fields: URLSearchParams, botToken: string): boolean => {
  const lines = [...fields]
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`)
    .toSorted()
  const expected = sign(sign('WebAppData', botToken), lines.join('\n'))
  const given = Buffer.from(fields.get('hash') ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Verifies data of a launch as both messengers sign them; `unitOf` tells the milliseconds of one unit of their time, `prefix` what stands before the hash in their key. */
export const verifyWebAppData = ({
  initData,
  botToken,
  prefix,
  unitOf,
}: {
  initData: string
  botToken: string
  prefix: string
  unitOf: (authDate: number) => number
}): Launch | Forged => {
  const fields = new URLSearchParams(initData)
  // A repeated field could be signed with one value and read with the other.
  if (new Set(fields.keys()).size !== fields.size) return { forged: 'repeated field' }
  if (!isSigned(fields, botToken)) return { forged: 'signature' }
  const authDate = Number(fields.get('auth_date'))
  const signedAt = new Date(authDate * unitOf(authDate))
  if (!Number.isSafeInteger(authDate) || Number.isNaN(signedAt.getTime())) {
    return { forged: 'auth_date' }
  }
  const user = readUser(fields.get('user'))
  if (!user) return { forged: 'no user' }
  return {
    person: {
      id: user.id,
      username: user.username ?? undefined,
      firstName: user.first_name,
      lastName: user.last_name ?? undefined,
      photoUrl: user.photo_url ?? undefined,
    },
    key: `${prefix}${(fields.get('hash') ?? '').toLowerCase()}`,
    signedAt,
    startParam: fields.get('start_param'),
  }
}
