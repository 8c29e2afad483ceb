import * as openid from 'openid-client'
import type { Config } from '../config/config.ts'
import { type Finding, finding } from './finding.ts'

const SUBJECT = 'Вход через Google'
const IMPOSSIBLE_CODE = 'kadr-doctor'

/** The provider checks the client before the code: only the error of the client is of interest. */
const exchange = async (
  config: Config,
  google: NonNullable<Config['google']>,
): Promise<Finding> => {
  const { issuer, clientId, clientSecret } = google
  const provider = await openid.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    openid.ClientSecretPost(clientSecret),
    { execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [] },
  )
  const redirectUri = `${config.publicUrl}/login/google`
  const info = finding('ok', SUBJECT, `ключи приняты. Адрес возврата: ${redirectUri}`)
  try {
    await openid.genericGrantRequest(provider, 'authorization_code', {
      code: IMPOSSIBLE_CODE,
      redirect_uri: redirectUri,
    })
    return info
  } catch (error) {
    const isRefused = error instanceof openid.ResponseBodyError && error.error.includes('client')
    return isRefused
      ? finding(
          'error',
          SUBJECT,
          'ключи не приняты. Скопируйте GOOGLE_CLIENT_ID и GOOGLE_CLIENT_SECRET заново.',
        )
      : info
  }
}

const describeMissing = ({ isSandbox, telegram }: Config): Finding => {
  if (isSandbox) return finding('info', SUBJECT, 'ключей нет, играет песочница.')
  return telegram
    ? finding('warning', SUBJECT, 'ключей нет, кнопки входа не будет.')
    : finding('error', 'Вход', 'нет ключей ни Telegram, ни Google: войти нельзя никому.')
}

/** At least one way to sign in is needed. */
export const checkSignIn = async (config: Config): Promise<Finding[]> => {
  const { google } = config
  if (!google) return [describeMissing(config)]
  try {
    return [await exchange(config, google)]
  } catch {
    return [finding('error', SUBJECT, `${google.issuer} не отвечает.`)]
  }
}
