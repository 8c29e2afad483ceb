import { newId } from '@kadr/kit/new-id'
import type { ApiMember } from '../../../platform/http/v1/api-caller.ts'

/** The key a service keeps of a write: of one caller; without a key of theirs each write is another. */
export const keepKey = ({ caller }: ApiMember, given: string | undefined): string =>
  `v1:${caller.id}:${given ?? newId()}`
