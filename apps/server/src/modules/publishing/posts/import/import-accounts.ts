import { quote } from '@kadr/domain/base/quote'
import { adapters } from '@kadr/networks'
import type { AccountRow } from '../compose/accounts.repository.ts'

const plain = (name: string) => name.trim().replace(/^@/, '').toLowerCase()

/** Accepted names of an account: id, title or handle. */
const isNamed = (name: string) => (account: AccountRow) =>
  [account.id, account.title, account.handle ?? ''].some((known) => plain(known) === name)

const isOfNetwork = (name: string) => (account: AccountRow) =>
  [account.network, adapters[account.network].title].some((known) => plain(known) === name)

/** The name of a network selects all of its accounts. */
export const matchAccounts = ({
  names,
  accounts,
}: {
  names: readonly string[]
  accounts: readonly AccountRow[]
}): { matched: AccountRow[]; errors: string[] } => {
  const matched = new Set<AccountRow>()
  const errors: string[] = []
  for (const given of names) {
    const name = plain(given)
    const named = accounts.filter(isNamed(name))
    const found = named.length > 0 ? named : accounts.filter(isOfNetwork(name))
    if (named.length > 1) errors.push(`Аккаунтов ${quote(given)} несколько: укажите имя с @`)
    else if (found.length === 0) errors.push(`Аккаунт ${quote(given)} не подключён`)
    for (const account of found) matched.add(account)
  }
  return { matched: [...matched], errors }
}
