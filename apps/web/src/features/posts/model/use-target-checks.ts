import type { Connection } from '@kadr/contract/connections'

import type { AccountOptions } from '@kadr/contract/publisher'
import type { Resource } from '@kadr/contract/resources'
import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { accountOptionsQuery } from '../../../networks/account-options.ts'
import { useApi } from '../../../platform/services.tsx'
import type { ComposerForm } from './composer-form.ts'
import { beginCheck, type TargetCheck } from './target-check.ts'

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

type Rules = typeof import('./target-rules.ts')

/** The rules of eight networks come after the page: writing can begin without them, and the server has them too. */
const useRules = () => {
  const [rules, setRules] = useState<Rules>()
  useEffect(() => {
    import('./target-rules.ts').then(setRules, () => undefined)
  }, [])
  return rules
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
  const rules = useRules()
  return useMemo(
    () =>
      settled.targets.flatMap((target) => {
        const account = accounts.find(({ id }) => id === target.connectionId)
        if (!account) return []
        const check = beginCheck({ form: settled, target, account, media })
        if (!rules) return [check]
        const known = options.get(account.id) ?? null
        return [rules.applyRules({ check, form: settled, options: known })]
      }),
    [settled, accounts, media, options, rules],
  )
}
