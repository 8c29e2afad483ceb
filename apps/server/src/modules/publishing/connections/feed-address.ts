import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { isSameToken } from '../../../platform/crypto/opaque-token.ts'
import { signText } from '../../../platform/crypto/sign-text.ts'
import type { ConnectionRow } from './connections.repository.ts'

type Signer = Pick<AppContext, 'secrets' | 'config'>
type Of = { ctx: Signer; id: string }

const keyOf = ({ ctx, id }: Of) =>
  signText({ key: ctx.secrets.derive('publication-feed'), text: id })

/** Where the network reads the feed of an account; null where it imports none. */
export const feedUrlOf = ({
  ctx,
  row: { id, network },
}: {
  ctx: Signer
  row: Pick<ConnectionRow, 'id' | 'network'>
}): string | null =>
  adapters[network].importsFeed
    ? `${ctx.config.publicUrl}/api/feeds/${id}/${keyOf({ ctx, id })}`
    : null

export const isFeedKey = ({ key, ...of }: Of & { key: string }): boolean =>
  isSameToken(key, keyOf(of))
