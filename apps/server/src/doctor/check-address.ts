import type { Config } from '../config/config.ts'
import { isPublicAddress } from '../config/parse.ts'
import { type Finding, finding } from './finding.ts'

type Fetch = typeof globalThis.fetch
type Doctor = { config: Config; fetch: Fetch }

const TIMEOUT_MS = 10_000
const SUBJECT = 'PUBLIC_URL'

const ask = async ({ fetch, url }: { fetch: Fetch; url: string }) => {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined
  }
}

/** The address people and networks use: secure, and answered by this program. */
const checkPublicUrl = async ({ config, fetch }: Doctor): Promise<Finding> => {
  const { publicUrl, env } = config
  const isLive = env === 'production'
  if (isLive && !isPublicAddress(publicUrl)) {
    return finding('error', SUBJECT, `${publicUrl} не годится: нужен публичный адрес на https.`)
  }
  const reply = await ask({ fetch, url: `${publicUrl}/health` })
  if (reply?.status === 200 && reply.text.includes('"ok"')) {
    return finding('ok', SUBJECT, `${publicUrl} отвечает.`)
  }
  const why = reply ? `отвечает ${reply.status} не эта программа` : 'не отвечает'
  const text = `${publicUrl} ${why}. Запустите сервер и проверьте прокси и DNS.`
  return finding(isLive ? 'error' : 'warning', SUBJECT, text)
}

/** Files that networks look for in the root of the site. */
const checkFile = async (
  { config, fetch }: Doctor,
  [name, content]: [string, string],
): Promise<Finding> => {
  const reply = await ask({ fetch, url: `${config.publicUrl}/${name}` })
  return reply?.status === 200 && reply.text === content
    ? finding('ok', 'Подтверждение домена', `${name} отдаётся.`)
    : finding('error', 'Подтверждение домена', `${name} по адресу сайта не читается.`)
}

export const checkAddress = async (doctor: Doctor): Promise<Finding[]> => [
  await checkPublicUrl(doctor),
  ...(await Promise.all(
    [...doctor.config.verificationFiles].map((file) => checkFile(doctor, file)),
  )),
]
