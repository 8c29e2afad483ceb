import type { ProofPurpose } from '@kadr/contract/base/proofs'
import { getPasskeys } from '@kadr/contract/identity/passkeys'
import type { Services } from '../../../../platform/api/services.tsx'
import { createUserStorage } from '../../../../platform/storage/user-storage.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { copy } from '../copy.ts'
import { hasPasskeys } from './device-passkeys.ts'

const SUGGESTED = 'passkey-suggested'
/** After these there is nothing to protect, or the person is there already. */
const SILENT: readonly ProofPurpose[] = ['profile_deletion', 'passkeys']

/** Once on a device, to whoever did without a passkey what a passkey would protect. */
export const suggestPasskey = async ({
  services: { api, queries, account, isInMessenger },
  passed,
  open,
}: {
  services: Services
  passed: ProofPurpose
  /** Opens the section of the account. */
  open(): void
}) => {
  const storage = createUserStorage({ account, userId: account.getState().user?.id })
  if (SILENT.includes(passed) || isInMessenger || !hasPasskeys()) return
  if (storage.read(SUGGESTED) !== null) return
  const { passkeys, isAvailable } = await queries.fetchQuery(api.query(getPasskeys))
  if (!isAvailable || passkeys.length > 0) return
  storage.write(SUGGESTED, '1')
  notify.info(copy.suggestion.title, {
    text: copy.suggestion.text,
    action: { label: copy.suggestion.action, onClick: open },
  })
}
