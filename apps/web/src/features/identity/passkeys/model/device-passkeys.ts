import type {
  CreatedCredential,
  PasskeyCreation,
  ProofRequest,
  ProvingCredential,
} from '@kadr/contract/identity/passkeys'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { useServices } from '../../../../platform/api/services.tsx'
import { copy } from '../copy.ts'

const load = () => import('@simplewebauthn/browser')

/** Before it is needed: browsers ask their person only soon after a press. */
export const preloadPasskeys = () => void load().catch(() => undefined)

export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/** Why this client can use no passkey. Views of messengers have either none or those of another site. */
export type PasskeyObstacle = 'messenger' | 'browser'

export const usePasskeyObstacle = (): PasskeyObstacle | undefined => {
  const { isInMessenger } = useServices()
  if (isInMessenger) return 'messenger'
  return hasPasskeys() ? undefined : 'browser'
}

const refused = (cause: unknown) => {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
  const message = isKnown ? copy.onDevice : copy.declined
  return new ApiError({ code: 'PASSKEY_DECLINED', message, status: 400, cause })
}

type Descriptor = ProofRequest['allowCredentials'][number]

/** Ways that a browser does not know are of no matter to it. */
const asDescriptor = ({ id, type }: Descriptor) => ({ id, type })

export const createOnDevice = async (options: PasskeyCreation): Promise<CreatedCredential> => {
  const { startRegistration } = await load()
  try {
    const { id, rawId, response } = await startRegistration({
      optionsJSON: {
        ...options,
        excludeCredentials: options.excludeCredentials.map(asDescriptor),
      },
    })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    }
  } catch (cause) {
    throw refused(cause)
  }
}

export const askDevice = async (options: ProofRequest): Promise<ProvingCredential> => {
  const { startAuthentication } = await load()
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(asDescriptor) },
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  } catch (cause) {
    throw refused(cause)
  }
}
