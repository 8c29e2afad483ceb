import { useServices } from '../../../../platform/api/services.tsx'
import { hasPasskeys } from './device-passkeys.ts'

/** Why this client can use no passkey. Views of messengers have either none or those of another site. */
export type PasskeyObstacle = 'messenger' | 'browser'

export const usePasskeyObstacle = (): PasskeyObstacle | undefined => {
  const { isInMessenger } = useServices()
  if (isInMessenger) return 'messenger'
  return hasPasskeys() ? undefined : 'browser'
}
