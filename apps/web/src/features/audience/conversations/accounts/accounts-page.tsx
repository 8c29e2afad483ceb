import { Link } from '@tanstack/react-router'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { useConversationAccounts } from '../api/accounts.api.ts'
import { SubPage } from '../list/sub-page.tsx'
import { useNow } from '../list/use-now.ts'
import { AccountCard } from './account-card.tsx'
import { accountsCopy } from './copy.ts'

export default function AccountsPage() {
  const query = useConversationAccounts()
  const now = useNow()
  return (
    <SubPage title={accountsCopy.title}>
      <p className="text-label text-ink-2">{accountsCopy.intro}</p>
      <QueryFrame
        query={query}
        data={query.data}
        loading={
          <SkeletonGroup label={accountsCopy.loading} className="grid gap-3">
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
            <Skeleton className="h-32 rounded-card" />
          </SkeletonGroup>
        }
        failed={{ title: accountsCopy.failed, text: failureText(query.error) }}
        empty={
          <EmptyList
            title={accountsCopy.none}
            text={accountsCopy.noneText}
            action={
              <LinkButton asChild>
                <Link to="/connections">{accountsCopy.connect}</Link>
              </LinkButton>
            }
          />
        }
      >
        {(accounts) => (
          <ul className="grid grid-cols-1 gap-3">
            {accounts.map((account) => (
              <li key={account.connectionId}>
                <AccountCard account={account} now={now} />
              </li>
            ))}
          </ul>
        )}
      </QueryFrame>
      <p className="text-caption text-ink-3">{accountsCopy.byNetwork}</p>
    </SubPage>
  )
}
