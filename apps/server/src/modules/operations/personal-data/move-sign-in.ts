import type { SignedIn } from '@kadr/contract/identity/auth'
import { UserError } from '@kadr/domain/base/app-error'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { acceptMove, completeMove } from '../../identity/auth/index.ts'
import { deleteLockedUser } from './delete-personal-data.ts'
import { openSections } from './export-personal-data.ts'

/** What a profile has that was opened and left alone. Rows of any other section are somebody's work. */
const OF_ANY_PROFILE: ReadonlySet<string> = new Set([
  'users',
  'signIns',
  'signInLinks',
  'sessions',
  'refreshTokens',
  'consents',
  'subscriptions',
  'pointsBalances',
  'pointsEntries',
  'presences',
  'exportLinks',
  // What it was told.
  'notifications',
  'notificationDeliveries',
  'pushSubscriptions',
  'botMessages',
])

const isPersonal = (row: object) => 'isPersonal' in row && row.isPersonal === true

const isLeftAlone = async (of: { ctx: AppContext; userId: string }): Promise<boolean> => {
  for (const [name, pages] of Object.entries(await openSections(of))) {
    if (OF_ANY_PROFILE.has(name)) continue
    for await (const rows of pages) {
      // A team is left by leaving it, the personal workspace goes with its person.
      const kept = name === 'workspaces' ? rows.filter((row) => !isPersonal(row)) : rows
      if (kept.length > 0) return false
    }
  }
  return true
}

/**
 * Has an account open the other profile. A profile without another way in is deleted with that, and only where it was
 * left alone.
 */
export const moveSignIn = ({
  ctx,
  moveToken,
  userAgent,
}: {
  ctx: AppContext
  moveToken: string
  userAgent: string
}): Promise<SignedIn> =>
  inTransaction(ctx.db, async (tx) => {
    const move = await acceptMove({ ctx, tx, moveToken })
    if (move.isOnlyWay && !(await isLeftAlone({ ctx, userId: move.from }))) {
      throw new UserError({
        code: 'LAST_SIGN_IN',
        userMessage: `В том профиле есть работы, а ${PROVIDER_NAMES[move.provider]} открывает его один. Войдите в него, привяжите другой способ входа и повторите`,
      })
    }
    const signedIn = await completeMove({ ctx, tx, move, userAgent })
    if (move.isOnlyWay) await deleteLockedUser({ ctx, tx, userId: move.from })
    return signedIn
  })
