import type { Connection } from '@kadr/contract/publishing/connections'
import { getNetwork } from '../../../../networks/index.ts'
import { Avatar } from '../../../../ui/layout/avatar.tsx'

type Props = {
  account: Pick<Connection, 'title' | 'avatarUrl' | 'network'>
  size?: 'md' | 'lg'
}

export const AccountPicture = ({ account, size = 'md' }: Props) => {
  const { Mark } = getNetwork(account.network)
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar name={account.title} src={account.avatarUrl} size={size} />
      <span className="absolute -right-1 -bottom-1 flex size-5 items-center justify-center rounded-full bg-ink text-surface ring-2 ring-surface">
        <Mark className="size-3" />
      </span>
    </span>
  )
}
