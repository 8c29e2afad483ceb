import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'

/** A chat of the bot. */
export type OwnerChat = { messenger: MessengerName; chatId: number }

/** Where messages to the operator go: everywhere that is set. */
export type OwnerConfig = { chats: readonly OwnerChat[]; email: string | null }

const SANDBOX_EMAIL = 'owner@kadr.local'

export type OwnerVariable = `OWNER_${Uppercase<MessengerName>}_ID`

/** Typed names of variables are in capitals. */
export const ownerVariable = (messenger: MessengerName): OwnerVariable =>
  `OWNER_${messenger.toUpperCase() as Uppercase<MessengerName>}_ID`

export const OWNER_VARIABLES: readonly OwnerVariable[] = messengerName.options.map(ownerVariable)

const parseChat = (env: Env, messenger: MessengerName): OwnerChat[] => {
  const name = ownerVariable(messenger)
  const { [name]: id } = env
  if (id === undefined) return []
  if (/^-?\d{1,16}$/.test(id)) return [{ messenger, chatId: Number(id) }]
  throw new ConfigError(
    `Переменная ${name}: ожидается номер чата в ${PROVIDER_NAMES[messenger]}, получено «${id}»`,
  )
}

export const parseOwner = ({ env, isSandbox }: { env: Env; isSandbox: boolean }): OwnerConfig => ({
  chats: messengerName.options.flatMap((messenger) => parseChat(env, messenger)),
  email: env.OWNER_EMAIL ?? env.LEGAL_EMAIL ?? (isSandbox ? SANDBOX_EMAIL : null),
})
