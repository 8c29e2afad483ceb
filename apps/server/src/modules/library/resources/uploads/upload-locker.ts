import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@kadr/kit/new-id'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import type { AppContext } from '../../../../context.ts'
import * as repository from './upload-locks.repository.ts'

const LEASE_SECONDS = 15
const POLL_MS = 500
const WAIT_MS = 20_000

/** Ids of tus are keys of blobs: `uploads/<id>/data`. */
const uploadIdOf = (key: string) => key.split('/')[1] ?? ''

/**
 * Database locks of uploads, so that requests for one upload may reach any process. A waiting request asks the holder
 * to stop: usually its client has disconnected and retries.
 */
export const createUploadLocker = ({ ctx }: { ctx: AppContext }): Locker => ({
  newLock(key): Lock {
    const lock = { db: ctx.db, id: uploadIdOf(key), token: newId() }
    let timer: NodeJS.Timeout | undefined
    const startRenewing = (requestRelease: () => Promise<void> | void) => {
      let isRenewing = false
      const renew = async () => {
        const isRequested = await repository.renewUploadLock({ ...lock, seconds: LEASE_SECONDS })
        if (isRequested !== false) await requestRelease()
      }
      timer = setInterval(() => {
        if (isRenewing) return
        isRenewing = true
        renew()
          .catch((error: unknown) => ctx.log.warn({ err: error }, 'resources.upload.lock_failed'))
          .finally(() => {
            isRenewing = false
          })
      }, POLL_MS)
    }
    return {
      async lock(signal, requestRelease) {
        const deadline = performance.now() + WAIT_MS
        while (!(await repository.acquireUploadLock({ ...lock, seconds: LEASE_SECONDS }))) {
          if (signal.aborted || performance.now() > deadline) throw ERRORS.ERR_LOCK_TIMEOUT
          await pause(POLL_MS / 2, undefined, { signal }).catch(() => undefined)
        }
        startRenewing(requestRelease)
      },
      async unlock() {
        clearInterval(timer)
        await repository.freeUploadLock(lock)
      },
    }
  },
})
