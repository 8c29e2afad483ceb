import type { ChangedTarget } from '@kadr/contract/publishing/post-approval'

export type SameChange = { accounts: string[]; change: ChangedTarget }

const keyOf = ({ textBefore, textNow, mediaBefore, mediaNow }: ChangedTarget) =>
  JSON.stringify([textBefore, textNow, mediaBefore, mediaNow])

/** Accounts that changed alike are shown together, in the order of the post. */
export const groupChanges = (targets: readonly ChangedTarget[]): SameChange[] => {
  const groups = new Map<string, SameChange>()
  for (const change of targets) {
    const group = groups.get(keyOf(change)) ?? { accounts: [], change }
    group.accounts.push(change.accountTitle)
    groups.set(keyOf(change), group)
  }
  return [...groups.values()]
}
