import type { Connection } from '@kadr/contract/publishing/connections'
import { Link } from '@tanstack/react-router'
import { getNetwork } from '../../../../networks/index.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { copy, STATUS_NAME } from '../copy.ts'
import { AccountPicture } from './account-picture.tsx'

type Props = { connections: Connection[] }

/** Accounts that only the user can repair. */
export const AttentionRows = ({ connections }: Props) =>
  connections.map((connection) => {
    const network = getNetwork(connection.network).title
    return (
      <li key={connection.id} className="flex min-h-16 items-center gap-3 px-4 py-3">
        <AccountPicture account={connection} />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <p className="truncate font-medium">{connection.title}</p>
          <p className="text-label text-failed">
            {network}:{' '}
            {connection.status === 'needs_reauth'
              ? STATUS_NAME.needs_reauth.toLocaleLowerCase('ru')
              : copy.attention.missingScopes}
          </p>
        </div>
        <LinkButton asChild variant="soft" size="sm">
          <Link
            to="/connections"
            search={{ connect: connection.network, account: connection.id, back: '/dashboard' }}
            aria-label={copy.attention.fix(`${network}, ${connection.title}`)}
          >
            {copy.card.reconnect}
          </Link>
        </LinkButton>
      </li>
    )
  })
