import type { User } from '@kadr/contract/users'
import type { UserRow } from './users.repository.ts'

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  photoUrl: row.photoUrl,
  timeZone: row.timeZone,
  selectedCurrency: row.selectedCurrency,
})
