import { TYPED_ACCOUNTS } from './typed-accounts.ts'

/** Input of the demo user where a network has no consent page, by network. */
export const demoCredentialsOf = (network: string): { username: string; password: string } => {
  const [owner] = TYPED_ACCOUNTS[network] ?? []
  return { username: owner?.username ?? '', password: owner?.password ?? '' }
}
