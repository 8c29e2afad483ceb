import { UserError } from '@kadr/domain/base/app-error'
import { passkeySiteOf } from '@kadr/domain/identity/passkeys'
import type { AppContext } from '../../../context.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

export const SITE_NAME = 'Кадр'

/** Reading certificates takes a quarter of a second to load: not at the start. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const getSite = ({ config }: AppContext): string => {
  const site = passkeySiteOf(config.publicUrl)
  if (site !== null) return site
  throw new UserError({
    code: 'CONFLICT',
    userMessage: 'Ключи доступа работают только на сайте с доменом и https',
  })
}

export const descriptorOf = ({
  credentialId,
  transports,
}: Pick<PasskeyRow, 'credentialId' | 'transports'>) => ({ id: credentialId, transports })

/** What is wrong with an answer is told by an exception; whoever sent it learns only that it is. */
export const answerFrom = async <T>(
  { log }: AppContext,
  verify: () => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await verify()
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'passkey.refused')
    return undefined
  }
}
