import { Link } from '@tanstack/react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { useConversationAccounts } from '../api/accounts.api.ts'
import { listCopy } from './copy.ts'
import { useInbox } from './inbox-context.ts'
import { countFilters, FILTERS } from './inbox-search.ts'

const NOTHING_CHOSEN = Object.fromEntries([...FILTERS, 'q'].map((name) => [name, undefined]))

/** Why there is nothing: filters hide it, nobody has written, or no account is listened to. */
export const NoThreads = () => {
  const { search, go } = useInbox()
  const { data: accounts } = useConversationAccounts()
  const { title, text } = listCopy.empty[search.tab ?? 'new']
  if (countFilters(search) > 0 || search.q !== undefined) {
    return (
      <EmptyState
        drawing="search"
        title={listCopy.nothing}
        text={listCopy.nothingText}
        action={
          <Button variant="secondary" onClick={() => go(NOTHING_CHOSEN)}>
            {listCopy.clear}
          </Button>
        }
      />
    )
  }
  if (accounts && !accounts.some(({ isOn }) => isOn)) {
    const { never } = listCopy
    return (
      <EmptyState
        drawing="calendar"
        title={never.title}
        text={never.text}
        action={
          <LinkButton asChild>
            <Link to="/inbox/$" params={{ _splat: 'accounts' }}>
              {never.action}
            </Link>
          </LinkButton>
        }
      />
    )
  }
  const isNew = (search.tab ?? 'new') === 'new'
  return (
    <EmptyState
      drawing="reel"
      title={title}
      text={text}
      action={
        isNew ? (
          <Button variant="secondary" onClick={() => go({ tab: 'waiting' })}>
            {listCopy.toWaiting}
          </Button>
        ) : null
      }
    />
  )
}
