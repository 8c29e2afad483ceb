import { type ComponentType, useEffect, useState } from 'react'
import { afterIdle } from '../../platform/page/task-scheduling.ts'

type Props = { className: string }

/** Loaded after the page: a count is not part of the first paint. */
export const CountSlot = ({ className }: Props) => {
  const [Count, setCount] = useState<ComponentType<Props>>()
  useEffect(() => {
    const load = async () => {
      const loaded = await import('../../features/audience/conversations/list/new-count.tsx')
      setCount(() => loaded.default)
    }
    // A chunk that fails to load must not break the page.
    afterIdle(() => void load().catch(() => undefined))
  }, [])
  return Count ? <Count className={className} /> : null
}
