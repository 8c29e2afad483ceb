import { useEffect, useRef } from 'react'
import { useIsDesktop } from '../../../../platform/page/use-is-desktop.ts'
import type { Inbox } from './inbox-context.ts'
import { stepThrough } from './step-through.ts'
import type { Address } from './use-address.ts'

/** Which thread is open, and which is next. */
export const useInboxState = ({
  address,
  ids,
}: {
  address: Address
  ids: readonly string[]
}): Inbox => {
  const { search, go } = address
  const isDesktop = useIsDesktop()
  const lastIndex = useRef(-1)
  const index = search.thread === undefined ? -1 : ids.indexOf(search.thread)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])

  // On a phone the thread covers the list: Back leads to it.
  const open = (id: string) =>
    go({ thread: id }, { isStep: !isDesktop && search.thread === undefined })
  const close = () => go({ thread: undefined })
  const step = (by: 1 | -1) => {
    const next = stepThrough({ ids, openId: search.thread, lastIndex: lastIndex.current, by })
    if (next !== undefined && next !== search.thread) open(next)
    return next !== undefined
  }
  const leaveThread = () => {
    if (!isDesktop || !step(1)) close()
  }
  return { search, go, ids, open, close, step, leaveThread }
}
