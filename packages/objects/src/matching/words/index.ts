import { BODY } from './body.ts'
import { FOOD } from './food.ts'
import { HOME } from './home.ts'
import { LEISURE } from './leisure.ts'
import { LIVING } from './living.ts'
import { MONEY } from './money.ts'
import { ROAD } from './road.ts'
import { TALK } from './talk.ts'

/** Words of slides by subject. Each word is in one list only. */
export const WORD_LISTS = [BODY, FOOD, HOME, LEISURE, LIVING, MONEY, ROAD, TALK]
