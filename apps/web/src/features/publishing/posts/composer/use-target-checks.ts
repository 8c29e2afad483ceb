import type { Resource } from '@kadr/contract/library/resources'
import type { Connection } from '@kadr/contract/publishing/connections'
import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import { useQueries } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { accountOptionsQuery } from '../../../../networks/account-options.ts'
import { useApi } from '../../../../platform/api/services.tsx'
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

/** Lazy: the rules of all networks are not needed to start typing, and the server applies them too. */
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

const beginAll = ({ form, accounts, media }: Input): TargetCheck[] =>
  form.targets.flatMap((target) => {
    const account = accounts.find(({ id }) => id === target.connectionId)
    return account ? [beginCheck({ form, target, account, media })] : []
  })

/** The text is current; the problems may lag one deferred render behind. */
export const useTargetChecks = ({ form, accounts, media }: Input): TargetCheck[] => {
  const settled = useDeferredValue(form)
  const ids = useMemo(
    () => settled.targets.map(({ connectionId }) => connectionId),
    [settled.targets],
  )
  const options = useOptions(ids)
  const rules = useRules()
  const verdicts = useMemo(() => {
    if (!rules) return new Map<string, TargetCheck>()
    const checks = beginAll({ form: settled, accounts, media }).map((check) =>
      rules.applyRules({ check, form: settled, options: options.get(check.account.id) ?? null }),
    )
    return new Map(checks.map((check) => [check.account.id, check]))
  }, [settled, accounts, media, options, rules])
  return useMemo(
    () =>
      beginAll({ form, accounts, media }).map((check) => {
        const verdict = verdicts.get(check.account.id)
        if (!verdict) return check
        const { problems, counter, fix } = verdict
        return { ...check, problems, counter, fix }
      }),
    [form, accounts, media, verdicts],
  )
}
