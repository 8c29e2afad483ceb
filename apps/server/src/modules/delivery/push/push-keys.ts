import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { findKeys, insertKeys, lockKeys } from './push.repository.ts'

export const loadWebPush = async () => (await import('web-push')).default

type KeyPair = { publicKey: string; privateKey: string }

const sealedFieldOf = (publicKey: string) => ({
  table: 'push_keys',
  rowId: publicKey,
  field: 'sealed_private_key',
})

const createKeys = (ctx: AppContext) =>
  inTransaction(ctx.db, async (tx) => {
    await lockKeys({ db: tx })
    const made = await findKeys({ db: tx })
    if (made) return made
    const { publicKey, privateKey } = (await loadWebPush()).generateVAPIDKeys()
    const row = {
      publicKey,
      sealedPrivateKey: ctx.vault.seal({ ...sealedFieldOf(publicKey), text: privateKey }),
      createdAt: ctx.clock.now(),
    }
    await insertKeys({ db: tx, ...row })
    return row
  })

/** Generated once and stored: a browser accepts only messages signed by the key pair it subscribed with. */
export const getPushKeys = async ({ ctx }: { ctx: AppContext }): Promise<KeyPair> => {
  const { publicKey, sealedPrivateKey } =
    (await findKeys({ db: ctx.db })) ?? (await createKeys(ctx))
  const privateKey = ctx.vault.open({ ...sealedFieldOf(publicKey), sealed: sealedPrivateKey })
  return { publicKey, privateKey }
}
