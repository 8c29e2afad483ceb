import type { Connection } from '@kadr/contract/connections'

import type { AccountOptions } from '@kadr/contract/publisher'
import type { Resource } from '@kadr/contract/resources'
import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { accountOptionsQuery } from '../../../networks/account-options.ts'
import { useApi } from '../../../platform/services.tsx'
import type { ComposerForm } from './composer-form.ts'
import { checkOne, type TargetCheck } from './target-check.ts'

const useOptions = (ids: readonly string[]): ReadonlyMap<string, AccountOptions> => {
  const api = useApi()
  return useQueries({
    queries: ids.map((id) => accountOptionsQuery({ api, id })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) => {
          const id = ids[index]
          return data && id ? [[id, data] as const] : []
        }),
      ),
  })
}

type Input = {
  form: ComposerForm
  accounts: readonly Connection[]
  media: ReadonlyMap<string, Resource>
}

/** What each chosen network would say to the post, a moment after it was typed. */
export const useTargetChecks = ({ form, accounts, media }: Input): TargetCheck[] => {
  const settled = useDeferredValue(form)
  const ids = useMemo(
    () => settled.targets.map(({ connectionId }) => connectionId),
    [settled.targets],
  )
  const options = useOptions(ids)
  return useMemo(
    () =>
      settled.targets.flatMap((target) => {
        const account = accounts.find(({ id }) => id === target.connectionId)
        if (!account) return []
        const known = options.get(account.id) ?? null
        return [checkOne({ form: settled, target, account, media, options: known })]
      }),
    [settled, accounts, media, options],
  )
}
