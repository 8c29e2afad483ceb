import type { Connection } from '@kadr/contract/publishing/connections'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

const ownWords = ({ status, health }: Connection) => {
  if (status === 'needs_reauth') return copy.card.needsReauth
  if (status === 'read_only') return copy.card.readOnly
  return health.missingScopes.length > 0 ? copy.card.missingScopes : undefined
}

/** Google's scopes are URLs; the last segment identifies them. */
const shortScope = (scope: string) => scope.split('/').at(-1) || scope

type Props = { connection: Connection; plansLink: ReactNode }

export const ConnectionNotice = ({ connection, plansLink }: Props) => {
  const { status, health } = connection
  const text = health.notice ?? ownWords(connection)
  if (!text) return null
  return (
    <div
      className={clsx(
        'grid justify-items-start gap-1.5 rounded-control p-3 text-label',
        status === 'needs_reauth' ? 'bg-failed-soft' : 'bg-scheduled-soft',
      )}
    >
      <p>{text}</p>
      {health.missingScopes.length > 0 ? (
        <p className="text-caption text-ink-2 wrap-anywhere">
          {copy.card.missing}: {health.missingScopes.map(shortScope).join(', ')}
        </p>
      ) : null}
      {status === 'read_only' ? plansLink : null}
    </div>
  )
}
