import { BODY_TRADES } from './body-trades.ts'
import { FOOD_TRADES } from './food-trades.ts'
import { HOME_TRADES } from './home-trades.ts'
import { LIFE_TRADES } from './life-trades.ts'
import { WORK_TRADES } from './work-trades.ts'

/**
 * Trades: the words of a topic, then objects in order, for slides without a matching word. A line that begins with `+`
 * belongs to the trade above it: words with another meaning there.
 */
export const TRADE_LISTS = [BODY_TRADES, FOOD_TRADES, HOME_TRADES, LIFE_TRADES, WORK_TRADES]
