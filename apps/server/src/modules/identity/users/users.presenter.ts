import type { User } from '@kadr/contract/identity/users'
import type { AppContext } from '../../../context.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import type { UserRow } from './users.repository.ts'

export const presentUser = ({ ctx, row }: { ctx: AppContext; row: UserRow }): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  photoUrl: signImageUrl({
    secrets: ctx.secrets,
    clock: ctx.clock,
    publicUrl: ctx.config.publicUrl,
    url: row.photoUrl,
  }),
  timeZone: row.timeZone,
  selectedCurrency: row.selectedCurrency,
  theme: row.theme,
})
