import type { ProofPurpose } from '@kadr/contract/base/proofs'
import {
  askPasskeyReset,
  beginPasskey,
  beginProof,
  cancelPasskeyReset,
  finishPasskey,
  finishProof,
  removePasskey,
  renamePasskey,
} from '@kadr/contract/identity/passkeys'
import { useApiMutation } from '../../../../platform/api/api-hooks.ts'
import { askDevice, createOnDevice } from '../model/device-passkeys.ts'

export const useAddPasskey = () =>
  useApiMutation(async (api) => {
    const credential = await createOnDevice(await api.call(beginPasskey))
    return api.call(finishPasskey, { body: { credential } })
  })

export const useRenamePasskey = () =>
  useApiMutation((api, { id, name }: { id: string; name: string }) =>
    api.call(renamePasskey, { params: { id }, body: { name } }),
  )

export const useRemovePasskey = () =>
  useApiMutation((api, id: string) => api.call(removePasskey, { params: { id } }))

export const useAskReset = () => useApiMutation((api) => api.call(askPasskeyReset))
export const useCancelReset = () => useApiMutation((api) => api.call(cancelPasskeyReset))

export const useProve = () =>
  useApiMutation(async (api, purpose: ProofPurpose) => {
    const credential = await askDevice(await api.call(beginProof, { body: { purpose } }))
    return api.call(finishProof, { body: { purpose, credential } })
  })
