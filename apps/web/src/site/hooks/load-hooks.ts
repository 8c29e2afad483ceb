import type { Hook } from '@kadr/content/shape'
import { useEffect, useState } from 'react'

let loading: Promise<Hook[]> | undefined

/** Guarantee: the file is written by the build from the checked content. */
const asHooks = (data: unknown) => data as Hook[]

const loadAllHooks = () => {
  loading ??= fetch('/hooks-gallery/hooks.json')
    .then(async (response) => asHooks(await response.json()))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** All hooks, loaded on first use; undefined until then. */
export const useAllHooks = (isWanted: boolean) => {
  const [all, setAll] = useState<Hook[]>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || all) return
    let isGone = false
    loadAllHooks().then(
      (hooks) => isGone || setAll(hooks),
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, all])
  return { all, hasFailed }
}
