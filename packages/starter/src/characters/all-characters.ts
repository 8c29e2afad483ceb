import { animals } from './animals.ts'
import type { Character } from './character.ts'
import { people } from './office.ts'
import { things } from './things.ts'

export const CHARACTERS: readonly Character[] = [...animals, ...things, ...people]
