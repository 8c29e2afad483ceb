import type { SignInProvider } from '@kadr/contract/identity/users'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { listSignIns } from '../../identity/auth/index.ts'
import type { InviteRow } from './invites.repository.ts'

const PROVIDERS = { email: 'google', telegram: 'telegram' } as const satisfies Record<
  string,
  SignInProvider
>

const HIDDEN = '•••'

/** `le•••@example.com`, `@le•••`: recognizable to the invited person only. */
const mask = (address: string): string => {
  const [name = '', host] = address.split('@')
  const shown = name.slice(0, name.length > 3 ? 2 : 1)
  return host === undefined ? `@${shown}${HIDDEN}` : `${shown}${HIDDEN}@${host}`
}

type Input = { ctx: AppContext; invite: InviteRow; userId: string | undefined }

/** The masked address of an invite that is for somebody else. Null for a link and for the reader's own address. */
export const findOtherAddress = async ({
  ctx,
  invite: { channel, address },
  userId,
}: Input): Promise<string | null> => {
  if (channel === 'link' || address === null) return null
  const signIns = userId === undefined ? [] : await listSignIns({ ctx, userId })
  const wanted = channel === 'telegram' ? `@${address}` : address
  const isReaders = signIns.some(
    ({ provider, label }) => provider === PROVIDERS[channel] && label.toLowerCase() === wanted,
  )
  return isReaders ? null : mask(address)
}

const WHAT_TO_DO = {
  link: '',
  email:
    'Войдите через Google с этой почтой, привяжите её в профиле или попросите ссылку без адреса',
  telegram:
    'Войдите через Telegram под этим именем, привяжите его в профиле или попросите ссылку без адреса',
} as const

/** A forwarded letter or message brings nobody else in. */
export const assertAddressee = async (input: Input): Promise<void> => {
  const other = await findOtherAddress(input)
  if (other === null) return
  throw new UserError({
    code: 'FORBIDDEN',
    userMessage: `Приглашение отправили на ${other}. ${WHAT_TO_DO[input.invite.channel]}`,
  })
}
